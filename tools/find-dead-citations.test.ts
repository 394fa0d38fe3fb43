import { describe, expect, it } from "vitest";
import { anchorOf, findDeadCitations } from "./find-dead-citations.mjs";

const page = "# Errors\n\n## Social sign-in\n\n```sh\n# a comment, not a heading\n```\n\n[up](../README.md)\n";

function deadIn(file: string, text: string): string[] {
  const files = new Map([
    ["docs/product/errors.md", page],
    ["docs/README.md", "# Docs\n"],
    [file, text],
  ]);
  return findDeadCitations(files, (path: string) => files.has(path));
}

describe("citations", () => {
  it("of pages and headings that exist are fine", () => {
    expect(deadIn("a.ts", "/** docs/product/errors.md#social-sign-in, docs/product/errors.md. */")).toEqual([]);
    expect(deadIn("b.md", "[see](docs/product/errors.md#errors) and [site](https://example.com/x.md#y)")).toEqual([]);
    expect(deadIn("docs/c.md", "[see](product/errors.md)")).toEqual([]);
    expect(deadIn("apps/a.ts", 'import text from "../docs/product/errors.md?raw";')).toEqual([]);
  });

  it("of a page that is not there are named with their place", () => {
    expect(deadIn("a.ts", "\n// docs/product/gone.md")).toEqual([
      "a.ts:2 cites docs/product/gone.md, which does not exist",
    ]);
    expect(deadIn("b.md", "![picture](docs/gone.svg)")).toHaveLength(1);
    expect(deadIn("b.md", "see `docs/product/gone.md`")).toHaveLength(1);
  });

  it("of a heading that is not there are named", () => {
    for (const heading of ["uploads", "a-comment-not-a-heading"])
      expect(deadIn("a.ts", `// docs/product/errors.md#${heading}`)).toEqual([
        `a.ts:1 cites docs/product/errors.md#${heading}, a heading that does not exist`,
      ]);
    expect(deadIn("b.md", "[see](docs/product/errors.md#uploads)")).toHaveLength(1);
  });

  it("of papers that are not in the repository are refused", () => {
    expect(deadIn("a.ts", "// SPEC section 8: only logged")).toHaveLength(1);
    expect(deadIn("a.ts", "// SPEC's five seconds")).toHaveLength(1);
    expect(deadIn("a.ts", "// as SCORING.md says")).toHaveLength(1);
    expect(deadIn("a.ts", "// packages/scoring/SPEC.md has the rules")).toEqual([]);
  });
});

it("makes anchors as GitHub does", () => {
  expect(anchorOf("Which account a provider's person gets")).toBe("which-account-a-providers-person-gets");
  expect(anchorOf("Teasers: `teaserProbability(headline)`, `isTeaser`")).toBe(
    "teasers-teaserprobabilityheadline-isteaser",
  );
});
