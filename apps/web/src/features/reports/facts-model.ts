import type { Box, FactLine, Facts } from "@adjudge/contracts";

export interface FactRow {
  name: string;
  value: string;
  boxes: readonly Box[];
  isCorrected: boolean;
  /** More likely wrong than right. */
  isUnsure: boolean;
}

const languages = new Intl.DisplayNames(["en"], { type: "language" });

function languageOf({ language, script }: Pick<Facts, "language" | "script">): string | null {
  if (language !== "") return languages.of(language) ?? language;
  return script === "none" || script === "latin" ? null : `In ${script} script`;
}

function peopleText({ people, people_drawn: drawn }: Pick<Facts, "people" | "people_drawn">): string {
  if (people === 0) return "None";
  const count = people === 1 ? "1 person" : `${people} people`;
  if (drawn === 0) return count;
  return drawn === people ? `${count}, drawn` : `${count}, ${drawn} of them drawn`;
}

const none = "None found";

const brandText = ({ brand, brand_form: form }: Facts): string =>
  brand ?? (form === "none" ? none : "A logo that could not be read");

const kinds: Record<Facts["picture_kind"], string> = {
  photo: "Photograph",
  illustration: "Illustration",
  mixed: "Photograph and illustration",
  text: "Lettering only",
};

const forms: Record<Facts["cta_form"], string> = { button: " (button)", link: " (link)", text: "", none: "" };

const actionText = ({ cta, cta_form: form }: Facts): string => (cta === null ? none : cta + forms[form]);

const isPutRight = ({ read_as }: FactLine): boolean => read_as !== undefined;

/** What the engine found, in the order in which an ad is looked at. Nothing is said of what it cannot see. */
export function factRows(facts: Facts): FactRow[] {
  const { places, corrected, unsure } = facts;
  const row = (name: string, value: string, boxes: readonly Box[] = [], isCorrected = false): FactRow => ({
    name,
    value,
    boxes,
    isCorrected,
    isUnsure: false,
  });
  const chosen = (one: FactRow, role: Facts["unsure"][number]): FactRow => {
    const isUnsure = unsure.includes(role);
    if (one.value !== none) return { ...one, isUnsure };
    return { ...one, isUnsure, value: isUnsure ? "Perhaps none" : one.isCorrected ? "None" : none };
  };
  const language = languageOf(facts);
  const legal = facts.lines.filter(({ role }) => role === "legal");
  const outside = facts.lines.filter(({ role }) => role === "chrome");
  const misread = facts.lines.filter(isPutRight);
  return [
    chosen(row("Brand", brandText(facts), places.brand, corrected.includes("brand")), "brand"),
    chosen(row("Headline", facts.headline || none, places.headline, corrected.includes("headline")), "headline"),
    chosen(row("Call to action", actionText(facts), places.cta, corrected.includes("cta")), "cta"),
    ...(facts.offer === null ? [] : [row("Offer", facts.offer, places.offer)]),
    row("People", peopleText(facts), places.people),
    // Neither a picture nor words: there is nothing to name.
    ...(facts.picture_kind === "text" && facts.lines.length === 0 ? [] : [row("Picture", kinds[facts.picture_kind])]),
    ...(language === null ? [] : [row("Language", language)]),
    ...(facts.legal.length === 0
      ? []
      : [
          row(
            "Small print",
            facts.legal.join(" "),
            legal.map(({ box }) => box),
          ),
        ]),
    ...(facts.chrome.length === 0 && !corrected.includes("left_out")
      ? []
      : [
          row(
            "Not part of the ad",
            facts.chrome.join(" / ") || outside.map(({ text }) => text).join(" / "),
            outside.map(({ box }) => box),
            corrected.includes("left_out"),
          ),
        ]),
    ...(misread.length === 0
      ? []
      : [
          row(
            "Misread lines",
            misread.map(({ text }) => text).join(" / "),
            misread.map(({ box }) => box),
            true,
          ),
        ]),
  ];
}
