import { codePoints } from "@adjudge/contracts";

const longest = 40;
/** Mail programs make a link of anything that looks like an address, and a name is the sender's to choose. */
const looksLikeAddress = /@|\/\/|\bwww\b|[\p{L}\p{N}]\.\p{L}{2,}/iu;
/** Numbers to call and addresses in figures. */
const looksLikeNumber = /\p{Nd}[\p{Nd}\s().+-]{4,}\p{Nd}/u;

/** As a mail program or a browser reads it: wide letters are letters, and other full stops are dots. */
const asRead = (name: string): string => name.normalize("NFKC").replaceAll("\u3002", ".");

const leadsSomewhere = (name: string): boolean =>
  looksLikeAddress.test(asRead(name)) || looksLikeNumber.test(asRead(name));

/** How a mail names who sends an invitation: a short name and nothing that could lead anywhere, beside the proven address. */
export function shownSender({
  first_name,
  last_name,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}): { name: string; email: string } {
  const name = `${first_name} ${last_name}`.replaceAll(/\s+/g, " ").trim();
  if (name === "" || leadsSomewhere(name)) return { name: "Somebody", email };
  return {
    name:
      codePoints(name) <= longest
        ? name
        : `${Array.from(name)
            .slice(0, longest - 1)
            .join("")}…`,
    email,
  };
}
