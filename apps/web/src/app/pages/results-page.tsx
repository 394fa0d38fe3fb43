import { CreativesScreen } from "./creatives-screen.tsx";

export function Page() {
  return <CreativesScreen title="Results" />;
}
