import { z } from "zod";
import { brandMaxLength, maxCorrectedLines } from "./limits.ts";
import { isBlank, isSafeLine } from "./text-rules.ts";

const lineNumbers = z
  .array(z.int({ error: "Lines are named by their numbers." }).min(0, { error: "Lines are named by their numbers." }))
  .max(maxCorrectedLines, { error: `At most ${maxCorrectedLines} lines can be named.` })
  .refine((lines) => new Set(lines).size === lines.length, { error: "Name each line once." });

const brandName = z
  .string({ error: "The brand must be a name, or null where the ad shows none." })
  .trim()
  .max(brandMaxLength, { error: `At most ${brandMaxLength} characters.` })
  .refine((name) => !isBlank(name), { error: "Enter the brand’s name." })
  .refine(isSafeLine, { error: "Use plain letters, figures and signs." });

/** What an owner says against what the engine found; what is left out is as the engine found it. */
export const Corrections = z
  .object({
    brand: brandName.nullable().optional().meta({ description: "The advertiser’s name; null: the ad shows none." }),
    headline_lines: lineNumbers
      .min(1, { error: "Pick at least one line." })
      .optional()
      .meta({ description: "Numbers of the lines (`facts.lines[].line`) that make up the headline." }),
    left_out_lines: lineNumbers.optional().meta({ description: "Numbers of the lines that are no part of the ad." }),
  })
  .refine(
    ({ headline_lines: headline = [], left_out_lines: out = [] }) => !headline.some((line) => out.includes(line)),
    {
      error: "A line of the headline cannot be left out.",
      path: ["left_out_lines"],
    },
  );
export type Corrections = z.infer<typeof Corrections>;
