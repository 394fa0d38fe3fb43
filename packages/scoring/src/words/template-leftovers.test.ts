import { expect, it } from "vitest";
import { templateLeftovers } from "./template-leftovers.ts";

const real = ["Nordwell", "Warm coats from £49", "Free returns for 30 days", "Shop now"];

it.each([
  [["Company Name"], "Company Name"],
  [["Your Logo"], "Your Logo"],
  [["Insert text here"], "Insert text here"],
  [["Button"], "Button"],
  [["Warm coats from $XX"], "$XX"],
  [["Warm coats from $X X"], "$X X"],
  [["XX%", "off"], "XX%"],
  [["Hello [First Name], warm coats"], "[First Name]"],
  [["Hello (First Name|, warm coats"], "(First Name|"],
  [["Hello", "First", "Name],"], "Hello First Name"],
  [["www.yourwebsite.com"], "www.yourwebsite.com"],
  [["Write something", "catchy here"], "Write something catchy here"],
  [["This is a sample text. Insert your"], "This is a sample text"],
  [["Short description of your", "product"], "Short description of your product"],
  [["Headline TK"], "Headline TK"],
  [["Body copy to come"], "Body copy to come"],
  [["%HEADLINE%"], "%HEADLINE%"],
  [["{{headline}}"], "{{headline}}"],
  [["${price}"], "${price}"],
  [["[object Object]"], "[object Object]"],
  [["Studio Shodwe"], "Studio Shodwe"],
  [["Deine Überschrift : hier"], "Deine Überschrift : hier"],
  [["Text hier einfügen"], "Text hier einfügen"],
  [["Votre logo"], "Votre logo"],
  [["Insérez votre texte ici"], "Insérez votre texte ici"],
  [["Inserta tu texto aquí"], "Inserta tu texto aquí"],
  [["Inserisci il tuo testo qui"], "Inserisci il tuo testo qui"],
  [["Insira seu texto aqui"], "Insira seu texto aqui"],
  [["Klik om tekst toe te voegen"], "Klik om tekst toe te voegen"],
  [["www.votresite.fr"], "www.votresite.fr"],
])("one leftover is found among real words and named as it stands: %j", (lines, words) => {
  expect(templateLeftovers([...real, ...lines])).toContain(words);
});

it("a part that holds its own name was never filled in", () => {
  const parts = { headline: "Warm coats", brand: "Your Company", cta: "Shop now" };
  expect(templateLeftovers(["Your Company", "Warm coats"], parts)).toEqual(["Your Company"]);
  expect(templateLeftovers(["Warm coats"], { ...parts, brand: null, headline: "Headline 1" })).toEqual(["Headline 1"]);
});

it("what programs print where a value is missing needs company: an ad may say one of them", () => {
  expect(templateLeftovers(["null", "NaN"])).toEqual(["null", "NaN"]);
  expect(templateLeftovers(["null", "Null Prozent Zinsen"])).toEqual([]);
  expect(templateLeftovers(["NAN", "Infant milk"])).toEqual([]);
});

it("an ad for printing on things means what it says", () => {
  expect(templateLeftovers(["Your logo here", "500 mugs from $299"])).toEqual([]);
  expect(templateLeftovers(["YOUR TEXT HERE", "Custom T-shirts"])).toEqual([]);
  expect(templateLeftovers(["Votre logo", "Stylos personnalisés"])).toEqual([]);
});

it.each([
  ["Click here to shop"],
  ["Name your price"],
  ["What is in a brand name?"],
  ["Your company deserves better"],
  ["Your business. Your way."],
  ["Text SAVE to 12345"],
  ["Title loans in minutes"],
  ["Dos Equis XX"],
  ["100% cotton, 50% off"],
  ["The headline act is here"],
  ["A heading for the hills"],
  ["Date to be confirmed"],
  ["Ihr Logo in guten Händen"],
  ["Votre texte préféré"],
  ["First names from A to Z"],
])("says nothing of %j", (line) => {
  expect(templateLeftovers([line, ...real])).toEqual([]);
});
