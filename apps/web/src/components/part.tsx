import { type ReactNode, Suspense, useEffect } from "react";
import { endPart, type PartName } from "../lib/hydrated-parts.ts";

interface PartProps {
  name: PartName;
  children: ReactNode;
}

function Hydrated({ name, children }: PartProps) {
  useEffect(() => endPart(name), [name]);
  return children;
}

/** A part of the landing page: what was prerendered stays as it is until it is hydrated, by itself and in slices of a few milliseconds. */
export function Part(props: PartProps) {
  return (
    <Suspense>
      <Hydrated {...props} />
    </Suspense>
  );
}
