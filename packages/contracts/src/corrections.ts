import { z } from "zod";
import {
  brandMaxLength,
  brandMinLength,
  headlineMaxLength,
  lineTextMaxLength,
  lineTextsMaxLength,
  maxCorrectedLines,
} from "./limits.ts";
import { isBlank, isSafeLine, isSafeParagraph } from "./text-rules.ts";

const byNumber = { error: "Lines are named by their numbers." };
const lineNumber = z.int(byNumber).min(0, byNumber);
const tooMany = { error: `At most ${maxCorrectedLines} lines can be named.` };

const lineNumbers = z
  .array(lineNumber, { error: "Lines are named by a list of their numbers." })
  .max(maxCorrectedLines, tooMany)
  .refine((lines) => new Set(lines).size === lines.length, { error: "Name each line once." });

const brandName = z
  .string({ error: "The brand must be a name, or null where the ad shows none." })
  .trim()
  .max(brandMaxLength, { error: `At most ${brandMaxLength} characters.` })
  .refine((name) => !isBlank(name), { error: "Enter the brand’s name." })
  .refine(isSafeLine, { error: "Use plain letters, figures and signs." });

/** As it is asked for today; names kept from before may be shorter. */
const newBrandName = brandName.refine(
  (name) => isBlank(name) || (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= brandMinLength,
  { error: `At least ${brandMinLength} letters or figures.` },
);
const aboutBrand = { description: "The advertiser’s name; null: the ad shows none." };

const headlineWords = z
  .string({ error: "The headline must be its words." })
  .trim()
  .max(headlineMaxLength, { error: `At most ${headlineMaxLength} characters.` })
  .refine((words) => !isBlank(words), { error: "Enter the headline’s words." })
  .refine(isSafeParagraph, { error: "Use plain letters, figures and signs." });

const lineWords = z
  .string({ error: "What a line says must be its words." })
  .trim()
  .max(lineTextMaxLength, { error: `At most ${lineTextMaxLength} characters.` })
  .refine((words) => !isBlank(words), { error: "Enter what the line says." })
  .refine(isSafeLine, { error: "Use plain letters, figures and signs." });

const lineTexts = z
  .array(
    z.strictObject({ line: lineNumber, text: lineWords }, { error: "Each is the number of a line and what it says." }),
    { error: "What lines say is a list of their numbers and words." },
  )
  .max(maxCorrectedLines, tooMany)
  .refine((texts) => new Set(texts.map(({ line }) => line)).size === texts.length, { error: "Name each line once." });

const aboutLineTexts = { description: "What misread lines really say." };

const corrections = {
  brand: brandName.nullable().optional().meta(aboutBrand),
  headline_lines: lineNumbers
    .min(1, { error: "Pick at least one line." })
    .optional()
    .meta({ description: "Numbers of the lines (`facts.lines[].line`) that make up the headline." }),
  cta_lines: lineNumbers
    .min(1, { error: "Pick at least one line, or send null where the ad asks for nothing." })
    .nullable()
    .optional()
    .meta({ description: "Numbers of the lines that ask the viewer to act; null: the ad asks for nothing." }),
  left_out_lines: lineNumbers.optional().meta({ description: "Numbers of the lines that are no part of the ad." }),
  line_texts: lineTexts.optional().meta(aboutLineTexts),
};

/** As they are asked for today; scoring again is free and takes longer the more there is to read. Those kept from before may be longer. */
const newLineTexts = lineTexts.refine(
  (texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= lineTextsMaxLength,
  { error: `At most ${lineTextsMaxLength.toLocaleString("en")} characters in all.` },
);

/** The names of facts that an owner can correct. */
const known: readonly string[] = [...Object.keys(corrections), "headline"];

type Lines = {
  headline_lines?: number[] | undefined;
  cta_lines?: number[] | null | undefined;
  left_out_lines?: number[] | undefined;
};

/** A line of the ad is one thing: of the headline, a request, or no part of the ad. */
function requireOneRole(facts: Lines, context: z.core.$RefinementCtx): void {
  const { headline_lines: headline = [], cta_lines: cta, left_out_lines: out = [] } = facts;
  const refuse = (name: keyof Lines, message: string) => context.addIssue({ code: "custom", path: [name], message });
  if (headline.some((line) => out.includes(line)))
    refuse("left_out_lines", "A line of the headline cannot be left out.");
  if (cta?.some((line) => out.includes(line)) === true)
    refuse("left_out_lines", "A line of the call to action cannot be left out.");
  if (cta?.some((line) => headline.includes(line)) === true)
    refuse("cta_lines", "A line of the headline cannot be the call to action too.");
}

/** What an owner says against what the engine found; what is left out is as the engine found it. */
export const Corrections = z.object(corrections).superRefine(requireOneRole);
export type Corrections = z.infer<typeof Corrections>;

/** Corrections as a client sends them: the headline by its lines, or by its words. Other names are refused, each by itself. */
export const CorrectedFacts = z
  .looseObject({
    ...corrections,
    brand: newBrandName.nullable().optional().meta(aboutBrand),
    line_texts: newLineTexts.optional().meta(aboutLineTexts),
    headline: headlineWords
      .optional()
      .meta({ description: "The words of the headline, in place of the numbers of its lines." }),
  })
  .superRefine((facts, context) => {
    for (const name of Object.keys(facts))
      if (!known.includes(name))
        context.addIssue({
          code: "custom",
          path: [name],
          message: `This cannot be corrected. Known are: ${known.join(", ")}.`,
        });
  })
  .superRefine(requireOneRole)
  .refine(({ headline, headline_lines: lines }) => headline === undefined || lines === undefined, {
    error: "Give the headline’s words or its lines, not both.",
    path: ["headline"],
  });
export type CorrectedFacts = z.infer<typeof CorrectedFacts>;
