import xCircleIcon from "@phosphor-icons/core/regular/x-circle.svg?raw";
import { Button } from "../../../components/button.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { useGoToSection } from "../../../lib/sections.ts";
import { Icon } from "../../../components/icon.tsx";

export function CanceledView() {
  const goToSection = useGoToSection();
  return (
    <EmptyState
      icon={<Icon svg={xCircleIcon} />}
      title={<span role="alert">Payment failed.</span>}
      action={<Button onClick={() => goToSection("prices")}>Choose Plan</Button>}
    >
      Nothing was charged for a payment that did not go through. You can try again with this card or another one.
    </EmptyState>
  );
}
