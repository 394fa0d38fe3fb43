import { z } from "zod";
import { brandMaxLength, brandMinLength, headlineMaxLength, maxCorrectedLines } from "./limits.ts";
import { isBlank, isSafeLine, isSafeParagraph } from "./text-rules.ts";

const lineNumbers = z
  .array(z.int({ error: "Lines are named by their numbers." }).min(0, { error: "Lines are named by their numbers." }), {
    error: "Lines are named by a list of their numbers.",
  })
  .max(maxCorrectedLines, { error: `At most ${maxCorrectedLines} lines can be named.` })
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

const corrections = {
  brand: brandName.nullable().optional().meta(aboutBrand),
  headline_lines: lineNumbers
    .min(1, { error: "Pick at least one line." })
    .optional()
    .meta({ description: "Numbers of the lines (`facts.lines[].line`) that make up the headline." }),
  left_out_lines: lineNumbers.optional().meta({ description: "Numbers of the lines that are no part of the ad." }),
};

/** The names of facts that an owner can correct. */
const known: readonly string[] = [...Object.keys(corrections), "headline"];

type Lines = { headline_lines?: number[] | undefined; left_out_lines?: number[] | undefined };
const isHeadlineKept = ({ headline_lines: headline = [], left_out_lines: out = [] }: Lines): boolean =>
  !headline.some((line) => out.includes(line));
const headlineLeftOut = { error: "A line of the headline cannot be left out.", path: ["left_out_lines"] };

/** What an owner says against what the engine found; what is left out is as the engine found it. */
export const Corrections = z.object(corrections).refine(isHeadlineKept, headlineLeftOut);
export type Corrections = z.infer<typeof Corrections>;

/** Corrections as a client sends them: the headline by its lines, or by its words. Other names are refused, each by itself. */
export const CorrectedFacts = z
  .looseObject({
    ...corrections,
    brand: newBrandName.nullable().optional().meta(aboutBrand),
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
  .refine(isHeadlineKept, headlineLeftOut)
  .refine(({ headline, headline_lines: lines }) => headline === undefined || lines === undefined, {
    error: "Give the headline’s words or its lines, not both.",
    path: ["headline"],
  });
export type CorrectedFacts = z.infer<typeof CorrectedFacts>;
