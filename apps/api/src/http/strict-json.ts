import { maxJsonDepth, maxJsonValues } from "@adjudge/contracts";
import { AppError } from "../platform/app-error.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
const ignoredKeys = new Set(["__proto__", "constructor", "prototype"]);

const malformed = (detail: string): AppError => new AppError("malformed_json", detail);

/**
 * Parses JSON as strictly as two parsers can agree on: valid UTF-8, no duplicate keys (else a proxy and we could
 * read different values), bounded depth, and no key that reaches an object's prototype.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  assertSize(bytes);
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw malformed("The request body is not valid UTF-8.");
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed("The request body is not valid JSON.");
  }
  const { hasDuplicate, hasIgnoredKey } = scanKeys(text);
  if (hasDuplicate) throw malformed("The request body names a key twice.");
  return hasIgnoredKey ? withoutIgnoredKeys(value) : value;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Before anything is decoded or parsed: JSON.parse recurses, so a deep text would overflow the stack, and a text of many
 * small values costs thirty times its length in time and memory. None of these bytes occurs inside a UTF-8 character.
 */
function assertSize(bytes: Buffer): void {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (byte === quote) index = endOfQuoted(bytes, index);
    else if (byte === openBrace || byte === openBracket) {
      if (++depth > maxJsonDepth) throw malformed("The request body is nested too deeply.");
      values++;
    } else if (byte === closeBrace || byte === closeBracket) depth--;
    else if (byte === comma) values++;
    if (values > maxJsonValues) throw malformed("The request body has too many values.");
  }
}

function endOfQuoted(bytes: Buffer, start: number): number {
  let index = start + 1;
  while (index < bytes.length && bytes[index] !== quote) index += bytes[index] === backslash ? 2 : 1;
  return index;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== 0x22) index += text.charCodeAt(index) === 0x5c ? 2 : 1;
  return index;
}

/** Only for text that JSON.parse has accepted. A string followed by a colon is a key. */
function scanKeys(text: string): { hasDuplicate: boolean; hasIgnoredKey: boolean } {
  const open: (Set<string> | null)[] = [];
  let hasDuplicate = false;
  let hasIgnoredKey = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (char === 0x7b) open.push(new Set());
    else if (char === 0x5b) open.push(null);
    else if (char === 0x7d || char === 0x5d) open.pop();
    else if (char === 0x22) {
      const end = endOfString(text, index);
      const keys = open.at(-1);
      if (keys && isColonNext(text, end + 1)) {
        const raw = text.slice(index, end + 1);
        const key = raw.includes("\\") ? String(JSON.parse(raw)) : raw.slice(1, -1);
        hasDuplicate ||= keys.has(key);
        hasIgnoredKey ||= ignoredKeys.has(key);
        keys.add(key);
      }
      index = end;
    }
  }
  return { hasDuplicate, hasIgnoredKey };
}

function isColonNext(text: string, from: number): boolean {
  for (let index = from; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (char === 0x3a) return true;
    if (char !== 0x20 && char !== 0x09 && char !== 0x0a && char !== 0x0d) return false;
  }
  return false;
}

function withoutIgnoredKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIgnoredKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ignoredKeys.has(key))
      .map(([key, inner]) => [key, withoutIgnoredKeys(inner)]),
  );
}
