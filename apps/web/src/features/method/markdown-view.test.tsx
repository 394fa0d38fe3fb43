import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MarkdownView } from "./markdown-view.tsx";
import { parseMarkdown } from "./parse-markdown.ts";

const page = renderToStaticMarkup(
  <MarkdownView
    blocks={parseMarkdown(`
## Faults

| | all | web ads |
|---|---|---|
| brand | .85 | .90 |

| Question | n |
|---|---|
| Which? | 12 |

## Roles

| Question | n |
|---|---|
| Which? | 12 |
`)}
  />,
);

it("gives each table a name of its own", () => {
  expect([...page.matchAll(/aria-label="(.*?)"/gu)].map(([, name]) => name)).toEqual([
    "Table: Faults",
    "Table: Faults, 2",
    "Table: Roles",
  ]);
});

it("heads no column with nothing", () => {
  expect(page).not.toMatch(/<th[^>]*><\/th>/u);
  expect(page).toContain('<span class="sr">Measure</span></th><th scope="col">all</th>');
});
