/** What JSON.stringify escapes and jsonb refuses: NUL, and halves of surrogate pairs. A backslash that stands in the text is taken with the one that escapes it. */
const escapes = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g;

/** JSON that PostgreSQL stores whatever stands in its texts and keys. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll(escapes, (found: string, refused?: string) =>
    refused === undefined ? found : "\ufffd",
  );
