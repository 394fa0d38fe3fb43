import { BeingBuilt } from "./being-built.tsx";

export function Page() {
  return <BeingBuilt title="How good are the scores?" />;
}
