import { paymentElement } from "@adjudge/contracts";
import { useEffect, useRef } from "react";
import { ErrorNote } from "../../../components/error-note.tsx";
import type { Provider, ProviderElement, ProviderElements } from "../provider.ts";
import { useProvider } from "../use-provider.ts";

export interface Mounted {
  provider: Provider;
  elements: ProviderElements;
  element: ProviderElement;
}

interface ElementBoxProps {
  type: "payment" | "card";
  /** Called with what was mounted, and with null before it goes away; keep it stable. */
  onMounted: (mounted: Mounted | null) => void;
}

/** The provider draws its own fields; these are the tokens it is given to match the page. */
function appearance() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    theme: "stripe",
    variables: {
      colorPrimary: token("--accent"),
      colorText: token("--ink"),
      colorDanger: token("--weak"),
      colorBackground: token("--paper"),
      borderRadius: token("--r-1"),
      fontFamily: token("--font-ui"),
    },
  };
}

/** The provider's card fields. The card number never passes through this app. */
export function ElementBox({ type, onMounted }: ElementBoxProps) {
  const { provider, error, retry } = useProvider();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (provider === null || box.current === null) return;
    const elements =
      type === "payment"
        ? provider.elements({ ...paymentElement, appearance: appearance() })
        : provider.elements({ appearance: appearance() });
    const element = elements.create(type);
    element.mount(box.current);
    onMounted({ provider, elements, element });
    return () => {
      onMounted(null);
      element.destroy();
    };
  }, [provider, type, onMounted]);
  if (error) return <ErrorNote error={error} title="The card form could not be loaded" onRetry={retry} />;
  return <div ref={box} className="element-box" aria-busy={provider === null || undefined} />;
}
