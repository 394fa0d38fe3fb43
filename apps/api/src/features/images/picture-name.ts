import { codePoints, isBlank, isSafeLine } from "@adjudge/contracts";

const mostCharacters = 80;

/** The name of an uploaded file as people may be shown it: without its path and ending; empty where it cannot be shown. */
export function pictureName(fileName: string): string {
  const last = fileName.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const name = last.replace(/\.[A-Za-z0-9]{1,5}$/, "").trim();
  if (isBlank(name) || !isSafeLine(name)) return "";
  return codePoints(name) <= mostCharacters
    ? name
    : `${Array.from(name)
        .slice(0, mostCharacters - 1)
        .join("")}…`;
}
