export type ReadMail = { to: string; from: string; subject: string; date: string; text: string };

type Part = { headers: Map<string, string>; body: string };

/** Reads the mails that our own file mailer writes: headers, and the plain text part. */
export function readEml(source: string): ReadMail {
  const mail = splitPart(source.replaceAll("\r\n", "\n"));
  const header = (name: string): string => decodeWords(mail.headers.get(name) ?? "");
  return {
    to: header("to"),
    from: header("from"),
    subject: header("subject"),
    date: header("date"),
    text: plainText(mail),
  };
}

function splitPart(source: string): Part {
  const end = source.indexOf("\n\n");
  const head = end < 0 ? source : source.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? "" : source.slice(end + 2) };
}

function plainText(part: Part): string {
  const type = part.headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = part.body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((inner) => splitPart(inner.replace(/^\n/, "")));
    const plain = parts.find((inner) => (inner.headers.get("content-type") ?? "").startsWith("text/plain")) ?? parts[0];
    return plain ? plainText(plain) : "";
  }
  const encoding = (part.headers.get("content-transfer-encoding") ?? "").toLowerCase();
  if (encoding === "base64") return Buffer.from(part.body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? decodeQuoted(part.body.replaceAll("=\n", "")) : part.body;
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

// RFC 2047: =?utf-8?Q?…?= and =?utf-8?B?…?=; white space between two of them is dropped.
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_match, kind: string, value: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(value, "base64").toString("utf8")
        : decodeQuoted(value.replaceAll("_", " ")),
    );
