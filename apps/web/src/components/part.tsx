import { type ReactNode, Suspense, use, useEffect } from "react";
import { endTurn, type PartName, turnOf } from "../lib/turns.ts";

interface PartProps {
  name: PartName;
  children: ReactNode;
}

function Taken({ name, children }: PartProps) {
  const turn = turnOf(name);
  if (turn !== null) use(turn);
  useEffect(() => endTurn(name), [name]);
  return children;
}

/**
 * A part of the landing page: what was drawn ahead stays as it is until its turn has come. What is around it must not
 * render again in the meantime, or React would draw the part anew.
 */
export function Part(props: PartProps) {
  return (
    <Suspense>
      <Taken {...props} />
    </Suspense>
  );
}
