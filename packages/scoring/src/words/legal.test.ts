import { expect, test } from "vitest";
import { isLegal } from "./legal.ts";

test("conditions and notices of rights are small print", () => {
  for (const text of [
    "Terms and conditions apply",
    "2020 Example and its related entities",
    "Example Corp and its affiliates",
    "*Offer valid until 31 March",
  ])
    expect(isLegal(text), text).toBe(true);
});

test("copy that names a year, a company or its kin is none", () => {
  for (const text of ["2020 Example Wagon", "Meet the family and its dogs", "Related: ten more recipes"])
    expect(isLegal(text), text).toBe(false);
});
