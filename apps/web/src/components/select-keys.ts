import { dropdownDefaults } from "@adjudge/contracts";

/** Page Up and Page Down move by this many options. */
const { pageSize } = dropdownDefaults;
const typeAheadMs = 700;

/** Where a movement key leads from option `active` of `count`; null when the key moves nothing. */
export function moveActive(key: string, active: number, count: number): number | null {
  const last = count - 1;
  const clamp = (index: number) => Math.min(last, Math.max(0, index));
  switch (key) {
    case "ArrowDown":
      return clamp(active + 1);
    case "ArrowUp":
      return clamp(active - 1);
    case "PageDown":
      return clamp(active + pageSize);
    case "PageUp":
      return clamp(active - pageSize);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/** Letters typed within a moment of each other find the first option that starts with them. */
export function typeAhead(
  typed: { text: string; at: number },
  key: string,
  now: number,
  labels: readonly string[],
): number | null {
  if (key.length !== 1) return null;
  typed.text = now - typed.at > typeAheadMs ? key : typed.text + key;
  typed.at = now;
  const wanted = typed.text.toLowerCase();
  const found = labels.findIndex((label) => label.toLowerCase().startsWith(wanted));
  return found < 0 ? null : found;
}
