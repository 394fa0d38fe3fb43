import type { ReactNode } from "react";

/** One component of the kit, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="specimen">
      <h2 className="h4">{name}</h2>
      {children}
    </section>
  );
}
