import type { samplePress } from "../sample-content.ts";

type Press = (typeof samplePress)[number];

/** One stroke each, on a field of 24 by 24. */
const drawings: Record<Press, string> = {
  "The Media Ledger":
    "M12 6c-2.5-2-6-2-9-1v13c3-1 6.5-1 9 1 2.5-2 6-2 9-1V5c-3-1-6.5-1-9 1zm0 0v13M6 9.5h3M6 13h3M15 9.5h3M15 13h3",
  adpost:
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM16 8v8M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  "BRIEF WEEKLY": "M6 3h8l5 5v13H6zM14 3v5h5M9 12h7M9 15.5h7M9 19h4",
  Placement: "M3 3h18v18H3zM3 9h18M9 9v12M13 13h4v4h-4z",
  "Growth Desk": "M3 21h18M6 21v-6M11 21V11M16 21V7M4 9l5-4 4 2 6-5M15 2h4v4",
};

/** A name with its drawn mark, as in a strip of logos. */
export function PressMark({ name }: { name: Press }) {
  return (
    <span className="press__mark">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[name]} />
      </svg>
      <b>{name}</b>
    </span>
  );
}
