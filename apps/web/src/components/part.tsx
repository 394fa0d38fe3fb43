import { type ReactNode, Suspense, use, useEffect } from "react";
import { endPart, type PartName, permitOf } from "../lib/hydration-order.ts";

interface PartProps {
  name: PartName;
  children: ReactNode;
}

function Hydrated({ name, children }: PartProps) {
  const permit = permitOf(name);
  if (permit !== null) use(permit);
  useEffect(() => endPart(name), [name]);
  return children;
}

/**
 * A part of the landing page: what was prerendered stays as it is until it is hydrated. What is around it must not render
 * again in the meantime, or React would draw the part anew.
 */
export function Part(props: PartProps) {
  return (
    <Suspense>
      <Hydrated {...props} />
    </Suspense>
  );
}
