import type { Drawing } from "./ad-spec.ts";

export interface CopyDeck {
  key: string;
  brand: string;
  headline: string;
  body: string;
  callToAction: string;
  offer: string;
  legal: string | null;
  drawing: Drawing;
}

const deck = (
  key: string,
  drawing: Drawing,
  brand: string,
  headline: string,
  body: string,
  callToAction: string,
  offer: string,
  legal: string | null = null,
): CopyDeck => ({ key, drawing, brand, headline, body, callToAction, offer, legal });

/** Written for this generator; brands are invented. */
export const copyDecks: CopyDeck[] = [
  deck(
    "cold-brew",
    "bottle",
    "Northmill",
    "Coffee that waits for you",
    "Slow steeped for eighteen hours and ready when you wake up.",
    "Order now",
    "Only $12.99",
    "Offer ends 30 June. One bottle per customer.",
  ),
  deck(
    "cafe",
    "mug",
    "Café Élan",
    "A warmer start to every morning",
    "Fresh crème brûlée lattes, baked pastries and a quiet table.",
    "Find a table",
    "Lattes from £3.50",
  ),
  deck(
    "trail-shoe",
    "shoe",
    "Fellstride",
    "Run where the road stops",
    "Grip for wet rock, cushion for long descents, weight of an apple.",
    "Shop now",
    "Save 30%",
    "While stocks last. Selected colours only.",
  ),
  deck(
    "bank",
    "phone",
    "Tillhouse",
    "Your money, finally in one place",
    "See every account, every bill and every saving on one screen.",
    "Open an account",
    "0% fees",
    "Capital at risk. Terms and conditions apply.",
  ),
  deck(
    "garden",
    "plant",
    "Greenlatch",
    "Plants that forgive you",
    "Hardy, potted and delivered alive, or we send another one free.",
    "Pick a plant",
    "From €19",
  ),
  deck(
    "holiday",
    "mountains",
    "Alpenruh",
    "Wake up above the clouds",
    "Seven nights in Zürich and the high passes, breakfast included.",
    "Book your stay",
    "From €649",
    "Price per person, two sharing. Flights not included.",
  ),
  deck(
    "dentist",
    "person",
    "Brightwell",
    "Smile like nobody is billing you",
    "Gentle check ups from people who explain before they drill.",
    "Book a visit",
    "$49 first visit",
  ),
  deck(
    "soup",
    "bowl",
    "Olla Roja",
    "Jalapeño soup with real bite",
    "Slow roasted peppers, black beans and lime in eleven minutes.",
    "Taste it",
    "2 for £5",
  ),
  deck(
    "lamp",
    "lamp",
    "Halden",
    "Light that knows the hour",
    "Warm at dusk, crisp at noon, off when you leave the room.",
    "See the lamp",
    "Now $89",
  ),
  deck(
    "gym",
    "crowd",
    "Ironyard",
    "Stronger together since day one",
    "Small classes, patient coaches and no contract to escape from.",
    "Start free trial",
    "7 days free",
  ),
  deck(
    "language",
    "person",
    "Parlario",
    "Speak Spanish before summer",
    "Ten minutes a day with a tutor who answers every message.",
    "Try a lesson",
    "Save €40",
    "New members only. Renews monthly until cancelled.",
  ),
  deck(
    "water",
    "bottle",
    "Fjellvann",
    "Cold, clear and nothing else",
    "Bottled at the source in glass you can send back to us.",
    "Get a crate",
    "12 for £18",
  ),
  deck(
    "phone",
    "phone",
    "Corvid",
    "The phone that lasts all weekend",
    "A bigger battery, a tougher screen and repairs you can do yourself.",
    "Compare models",
    "From $399",
  ),
  deck(
    "bakery",
    "bowl",
    "Maison Béchamel",
    "Pâtisserie baked at four in the morning",
    "Éclairs, soufflés and brioche on your step by breakfast.",
    "Order a box",
    "Box for €24",
  ),
  deck(
    "hotel",
    "mountains",
    "Hotel São Vicente",
    "Quiet rooms, loud ocean",
    "Stay three nights this winter and the fourth one is ours.",
    "Check dates",
    "Rooms from £95",
    "Subject to availability. Excludes public holidays.",
  ),
  deck(
    "insurance",
    "crowd",
    "Keelson",
    "Cover that picks up the phone",
    "Real people answer in under a minute, day and night.",
    "Get a quote",
    "Save up to $220",
  ),
];
