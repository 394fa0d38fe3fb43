import type { Signals, TextLine } from "@adjudge/scoring";

/** What is asked of a row of truth-facts or of generated ads; all else is handed on. */
export interface Label {
  file: string;
  headline: string;
  cta: string;
}

/** Ends the name of a copy whose request was taken away. */
const mark = "#without-request";

const isCopy = (file: string): boolean => file.endsWith(mark);
const sourceOf = (file: string): string => file.replace(mark, "");

/** Most lines a request is set in; where more match, its words stand elsewhere too. */
const mostLines = 4;

const squeezed = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

function isPartOf(whole: string, line: TextLine): boolean {
  const own = squeezed(line.text);
  const all = squeezed(whole);
  return own.length >= 2 && all !== "" && (all.includes(own) || own.includes(all));
}

/**
 * The ad as it would be read had it no request: what is left teaches that an ad may have none, and which words are the headline
 * all the same. Null where it has none, or where its words cannot be taken away without others.
 */
function withoutRequest<L extends Label>(signals: Signals, label: L): { signals: Signals; label: L } | null {
  const asking = signals.lines.filter((line) => isPartOf(label.cta, line));
  if (asking.length === 0 || asking.length > mostLines) return null;
  if (asking.some((line) => isPartOf(label.headline, line))) return null;
  const lines = signals.lines.filter((line) => !asking.includes(line));
  return { signals: { ...signals, lines }, label: { ...label, file: `${label.file}${mark}`, cta: "" } };
}

type Open = (file: string) => Promise<Signals>;

/** A labelled ad as it was read and, where it is a real one with a request, without that. */
export async function taughtBy<L extends Label>(open: Open, label: L): Promise<{ signals: Signals; label: L }[]> {
  const signals = await open(label.file);
  const copy = label.file.startsWith("generated/") ? null : withoutRequest(signals, label);
  return [{ signals, label }, ...(copy ? [copy] : [])];
}

/** The signals of an ad or of its copy, by the name that `taughtBy` gave it. */
export async function signalsOf(open: Open, labels: ReadonlyMap<string, Label>, file: string): Promise<Signals> {
  const source = sourceOf(file);
  const signals = await open(source);
  if (!isCopy(file)) return signals;
  const label = labels.get(source);
  const copy = label && withoutRequest(signals, label);
  if (!copy) throw new Error(`there is no copy ${file}`);
  return copy.signals;
}
