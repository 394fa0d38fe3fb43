import { BeingBuilt } from "./being-built.tsx";

export function Page() {
  return <BeingBuilt title="Adjudge" />;
}
