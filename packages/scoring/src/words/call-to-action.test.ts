import { describe, expect, it } from "vitest";
import {
  asksToAct,
  asksToLeave,
  callToActionSpecificity,
  isButtonBesideNumber,
  isButtonPhrase,
  isCallToAction,
  isImperative,
} from "./call-to-action.ts";

describe("W1 call to action", () => {
  it.each([
    "Shop Now",
    "SHOP NOW →",
    "Learn more",
    "Get started",
    "Sign Up",
    "Order now!",
    "Start your free trial",
    "Book a table",
    "Try it free",
    "Download the app",
    "Find your store",
    "Get 20% off",
    "Join for free",
    "Buy tickets",
    "Click here to order now",
    "SIGNUP NOW!",
  ])("W1 takes %s", (line) => {
    expect(isCallToAction(line)).toBe(true);
  });

  it.each([
    "",
    "   ",
    "$9.99",
    "0% finance",
    "Up to 70% off",
    "Same day delivery",
    "Book of the year",
    "CONTACT INFORMATION",
    "Order details",
    "The best coffee in town",
    "Terms and conditions apply",
    "Order is restored",
    "Nespresso",
    "We found out that people who learn more earn more over a lifetime",
  ])("W1 leaves %s", (line) => {
    expect(isCallToAction(line)).toBe(false);
  });
});

describe("W1 requests to leave it", () => {
  it.each([
    "Do not click here",
    "Don't shop online",
    "Please do not click here.",
    "Never order online",
    "Get lost",
    "GET OUT!",
    "Shop nowhere",
    "Cancel my account",
  ])("W1 takes %s for no call", (line) => {
    expect(isCallToAction(line)).toBe(false);
    expect(asksToLeave(line)).toBe(true);
  });

  it.each([
    "Don't wait, order now",
    "Don't miss it: book online",
    "Never out of stock. Shop online",
    "Get out more: book now",
    "Don't forget to sign up",
  ])("W1 takes %s for one", (line) => {
    expect(isCallToAction(line)).toBe(true);
    expect(asksToLeave(line)).toBe(false);
  });

  it.each(["Don't wait", "Never stop exploring", "Don't pay more", "Cancel anytime", "Get out of debt"])(
    "W1 takes %s for no such request",
    (line) => {
      expect(asksToLeave(line)).toBe(false);
    },
  );
});

describe("W1 requests that send somewhere", () => {
  it.each([
    "Go to example.com",
    "Head online to www.example.org",
    "Text HELP to 80099",
    "Please go to: shop.example.com",
  ])("W1 takes %s", (line) => {
    expect(isCallToAction(line)).toBe(true);
    expect(asksToAct(line)).toBe(true);
  });
  it.each(["Go to sleep", "Text to speech", "Head to toe comfort", "Compare is a shop"])("W1 leaves %s", (line) => {
    expect(asksToAct(line)).toBe(false);
  });
  it("W1 asks in a long sentence too", () => {
    expect(asksToAct("Compare prices and find a plumber who comes to you this very week")).toBe(true);
  });
});

describe("W2 imperative", () => {
  it.each([
    "Cut your ad spend",
    "Don't wait",
    "Wake up to better sleep".replace("Wake up", "Start"),
    "Please call us",
    "Taste the difference",
  ])("W2 takes %s", (line) => {
    expect(isImperative(line)).toBe(true);
  });
  it.each(["Your money back", "Offer ends Sunday", "Love is all you need", "Delicious"])("W2 leaves %s", (line) => {
    expect(isImperative(line)).toBe(false);
  });
});

describe("W3 specificity", () => {
  it("W3 grades none, generic, specific", () => {
    expect(callToActionSpecificity("Fresh bread")).toBe(0);
    expect(callToActionSpecificity("Learn More >")).toBe(1);
    expect(callToActionSpecificity("Start your free trial")).toBe(2);
  });
});

describe("the label of a button", () => {
  it.each([
    "SHOP NOW",
    "Like & follow us",
    "Link in bio",
    'COMMENT "INFO" BELOW',
    "Text JOIN to 12345",
    "DM “TEA” now",
  ])("is %s", (line) => {
    expect(isButtonPhrase(line)).toBe(true);
  });
  it.each(["TEXT MESSAGES", "Comment section", "Follow the leader", "Reply all", "Text below"])("is not %s", (line) => {
    expect(isButtonPhrase(line)).toBe(false);
  });
});

it("takes a number to call for no part of the words that ask, and for none by itself", () => {
  expect(isButtonBesideNumber("CALL NOW! 024 456 7890")).toBe(true);
  expect(isButtonBesideNumber("Order now: 760-750-2536")).toBe(true);
  expect(isButtonBesideNumber("For enquiries: 08133336438")).toBe(true);
  expect(isButtonBesideNumber("TABLE BOOKINGS 01782 123456")).toBe(true);
  expect(isButtonBesideNumber("For enquiries")).toBe(false);
  expect(isButtonBesideNumber("Tickets 12.05.2024")).toBe(false);
  expect(isButtonBesideNumber("Reservations 18.00 - 22.00")).toBe(false);
  expect(isButtonBesideNumber("Now 024 456 7890")).toBe(false);
  expect(isButtonBesideNumber("+264 81 437 0948")).toBe(false);
});

describe("buttons in other languages", () => {
  it.each([
    "zum Shop",
    "Jetzt kaufen",
    "Mehr erfahren »",
    "Télécharger",
    "J'EN PROFITE",
    "CÓMPRALAS AQUÍ",
    "Más información",
    "Scopri di più",
    "Saiba mais",
    "Bestel nu!",
    "Dowiedz się więcej",
    "Køb nu",
    "Alışverişe başla",
    "Hubungi Kami",
  ])("asks: %s", (line) => {
    expect(isButtonPhrase(line)).toBe(true);
    expect(isCallToAction(line)).toBe(true);
  });
  it.each([
    "Reserva 2018",
    "Reserva",
    "Kontakt",
    "Happy Shopping",
    "La scelta intelligente",
    "Der neue Sommer",
    "Plus que jamais",
    "commander",
  ])("leaves %s", (line) => {
    expect(isButtonPhrase(line)).toBe(false);
  });
  it("knows the vague ones", () => {
    expect(callToActionSpecificity("En savoir plus")).toBe(1);
    expect(callToActionSpecificity("Jetzt bestellen")).toBe(2);
  });
  it.each(["RSVP", "RSVP: 321-279-4014", "RSVP by contacting 0735049145"])("takes an invitation's %s", (line) => {
    expect(isButtonBesideNumber(line) || isCallToAction(line)).toBe(true);
  });
});
