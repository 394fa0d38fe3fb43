import "./method.css";
import { EmptyState } from "../../components/empty-state.tsx";
import { readFigures } from "./figures.ts";
import { heldOutIn } from "./held-out.ts";
import { MarkdownView } from "./markdown-view.tsx";
import { MethodFigures } from "./method-figures.tsx";
import { type Block, parseMarkdown } from "./parse-markdown.ts";

/** The page the evaluation writes; nothing in it is typed by hand, so it cannot drift from what was measured. */
const pages = import.meta.glob<string>("../../../../../docs/truth.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const [truth] = Object.values(pages);

const files = import.meta.glob<unknown>("../../../../../docs/truth.json", { import: "default", eager: true });
const figures = readFigures(Object.values(files)[0]);

const held = heldOutIn(parseMarkdown(truth ?? ""));

/** docs/language.md: the sign follows without a space. */
const spacedPercent = /(?<=\d) %/g;

/** How the page is made is for those who edit the file. */
const forEditors = / Written by .*?do not edit by hand\./;

const isTitle = (block: Block): boolean => block.kind === "heading" && block.level === 1;

export function MethodView() {
  return (
    <>
      <div className="prose">
        <p className="lead">
          A score is an estimate from rules and models fitted on what people looked at, remembered and preferred. It is
          not a promise about sales.
        </p>
        <p>
          Every score is a sum of named parts, and every part can be seen on the report: what was measured, what it
          added or took away, and what to change. The same picture always gets the same score from the same version of
          the engine. When the scores of two ads do not tell which one people would prefer, we say &ldquo;too close to
          call&rdquo;.
        </p>
      </div>
      {truth === undefined && figures === null && (
        <EmptyState title="Not measured yet">
          This version of the engine has not been compared with human data, so no figures are shown.
        </EmptyState>
      )}
      {figures && <MethodFigures figures={figures} held={held} />}
      {truth !== undefined && (
        <details className="method-notes">
          <summary>All figures and notes</summary>
          <MarkdownView
            blocks={parseMarkdown(truth.replace(forEditors, "").replace(spacedPercent, "%")).filter(
              (block) => !isTitle(block),
            )}
          />
        </details>
      )}
    </>
  );
}
