import { Fragment } from "react";
import type { Block, Inline } from "./parse-markdown.ts";
import { tableNames, textOf } from "./table-names.ts";

/** Nothing here is reordered or removed while shown, so a place in the list is a good key. */
const keyed = <Item,>(items: readonly Item[]): { key: number; item: Item }[] =>
  items.map((item, key) => ({ key, item }));

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return keyed(inlines).map(({ key, item: { kind, text } }) => {
    if (kind === "code") return <code key={key}>{text}</code>;
    if (kind === "bold") return <strong key={key}>{text}</strong>;
    return <Fragment key={key}>{text}</Fragment>;
  });
}

function MarkdownTable({ block, name }: { block: Extract<Block, { kind: "table" }>; name: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard too
    <section className="table-box" aria-label={`Table: ${name}`} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {keyed(block.head).map(({ key, item }) => (
              <th key={key} scope="col">
                {textOf(item) === "" ? <span className="sr">Measure</span> : <Inlines inlines={item} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(block.rows).map(({ key, item: row }) => (
            <tr key={key}>
              {keyed(row).map(({ key: cell, item }) => (
                <td key={cell}>
                  <Inlines inlines={item} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MarkdownBlock({ block, name }: { block: Block; name: string }) {
  if (block.kind === "table") return <MarkdownTable block={block} name={name} />;
  if (block.kind === "list") {
    return (
      <ul className="prose__list">
        {keyed(block.items).map(({ key, item }) => (
          <li key={key}>
            <Inlines inlines={item} />
          </li>
        ))}
      </ul>
    );
  }
  const inlines = <Inlines inlines={block.inlines} />;
  if (block.kind === "paragraph") return <p>{inlines}</p>;
  return block.level <= 2 ? <h2 className="h3">{inlines}</h2> : <h3 className="h4">{inlines}</h3>;
}

export function MarkdownView({ blocks }: { blocks: readonly Block[] }) {
  const names = tableNames(blocks);
  return (
    <div className="prose">
      {keyed(blocks).map(({ key, item }) => (
        <MarkdownBlock key={key} block={item} name={names[key] ?? ""} />
      ))}
    </div>
  );
}
