import { z } from "zod";

export const text = z.string().trim().min(1);
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be between ${least} and ${most}`);
export const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });
export const origin = httpUrl.refine(
  (value) => URL.canParse(value) && new URL(value).origin === value,
  "must be an origin such as https://example.com, without a path",
);
export const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

export type Setting = { schema: z.ZodType; default: string; meaning: string };
export const setting = <S extends z.ZodType>(schema: S, byDefault: string, meaning: string) => ({
  schema,
  default: byDefault,
  meaning,
});
