import { posix } from "node:path";

/** A path to a document, with the heading it means: `docs/product/errors.md#categories`. */
const cited = /(?<![\w:/.-])((?:\.{1,2}\/)*(?:[\w-]+\/)*[\w.-]+\.md)(#[\w-]+)?/g;
const linked = /\]\((?!https?:|mailto:|\/)([^)\s#]*)(#[^)\s]*)?\)/g;

/** Working papers that are not in the repository; their rules are in docs/product. */
const papers = /\bSPEC(?:'s\b| (?:section|says|names)\b)|\b(?:PROMISES|SCORING|PLACEMENTS|API|STACK|STYLE)\.md\b/g;

/** As GitHub makes them. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[`*]/g, "")
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

export function anchorsOf(text) {
  const plain = text.replaceAll(/^```[\s\S]*?^```/gm, "");
  const headings = [...plain.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading]) => anchorOf(heading));
  return new Set([...headings, ...[...plain.matchAll(/<a id="([\w-]+)"/g)].map(([, id]) => id)]);
}

const lineOf = (text, index) => text.slice(0, index).split("\n").length;

/**
 * What files cite and nobody finds. `files` maps paths to texts; `exists` says whether a path is in the repository.
 * A name without a folder may stand beside the file that names it or at the root.
 */
export function findDeadCitations(files, exists) {
  const dead = [];
  const look = (file, text, index, target, anchor) => {
    const beside = posix.normalize(posix.join(posix.dirname(file), target));
    const found = target === "" ? file : [beside, posix.normalize(target)].find((path) => exists(path));
    const where = `${file}:${lineOf(text, index)}`;
    if (found === undefined) dead.push(`${where} cites ${target}, which does not exist`);
    else if (anchor && found.endsWith(".md") && !anchorsOf(files.get(found) ?? "").has(anchor.slice(1)))
      dead.push(`${where} cites ${target}${anchor}, a heading that does not exist`);
  };
  for (const [file, text] of files) {
    if (file.endsWith(".md")) {
      // What is written by a person's hand in a link must lead somewhere, pictures and folders included.
      for (const match of text.matchAll(linked)) look(file, text, match.index, match[1], match[2]);
      for (const match of text.matchAll(/`(docs\/[\w./-]+\.md)(#[\w-]+)?`/g))
        look(file, text, match.index, match[1], match[2]);
    } else
      for (const match of text.matchAll(cited))
        if (match[1].includes("docs/")) look(file, text, match.index, match[1].replace(/^(?:\.\.?\/)+/, ""), match[2]);
    for (const match of text.matchAll(papers))
      dead.push(`${file}:${lineOf(text, match.index)} cites "${match[0]}", a paper that is not in the repository`);
  }
  return dead;
}
