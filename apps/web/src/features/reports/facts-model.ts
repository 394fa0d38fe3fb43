import type { Box, Corrections, FactLine, Facts } from "@adjudge/contracts";

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
    return { ...one, isUnsure, value: isUnsure && one.value === none ? "Perhaps none" : one.value };
  };
  const language = languageOf(facts);
  const legal = facts.lines.filter(({ role }) => role === "legal");
  const outside = facts.lines.filter(({ role }) => role === "chrome");
  return [
    chosen(row("Brand", brandText(facts), places.brand, corrected.includes("brand")), "brand"),
    chosen(row("Headline", facts.headline || none, places.headline, corrected.includes("headline")), "headline"),
    chosen(row("Call to action", facts.cta === null ? none : facts.cta + forms[facts.cta_form], places.cta), "cta"),
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
  ];
}

/** What the form of corrections holds. */
export interface Draft {
  brand: string;
  hasNoBrand: boolean;
  headline: readonly number[];
  leftOut: readonly number[];
}

const linesOf = (lines: readonly FactLine[], role: FactLine["role"]): number[] =>
  lines.filter((line) => line.role === role).map(({ line }) => line);

/** The facts as they stand, with the corrections made before, for the owner to change. */
export const draftOf = (facts: Facts, before: Corrections | null): Draft => ({
  brand: facts.brand ?? "",
  hasNoBrand: before?.brand === null,
  headline: linesOf(facts.lines, "headline"),
  leftOut: before?.left_out_lines ?? [],
});

/** Lines that the engine itself left out: what belongs to the exchange or the page. */
export const outsideLines = (facts: Facts, before: Corrections | null): number[] =>
  linesOf(facts.lines, "chrome").filter((line) => !before?.left_out_lines?.includes(line));

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((line) => b.includes(line));

/**
 * What to send: corrections made before stay, and of the draft only what differs from what is shown is added. Naming the
 * engine's own result as a correction would hold it against every better reading to come.
 */
export function correctionsOf(draft: Draft, facts: Facts, before: Corrections | null): Corrections {
  const shown = draftOf(facts, before);
  const brand = draft.hasNoBrand ? null : draft.brand.trim();
  const isBrandChanged = draft.hasNoBrand !== shown.hasNoBrand || (!draft.hasNoBrand && brand !== shown.brand);
  return {
    ...before,
    ...(isBrandChanged && brand !== "" && { brand }),
    ...(!isSame(draft.headline, shown.headline) &&
      draft.headline.length > 0 && { headline_lines: [...draft.headline].toSorted((a, b) => a - b) }),
    ...(!isSame(draft.leftOut, shown.leftOut) && { left_out_lines: [...draft.leftOut].toSorted((a, b) => a - b) }),
  };
}
