const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/** What an element stands in, nearest first. */
export function surroundings(element: Element | null): HTMLElement[] {
  const around: HTMLElement[] = [];
  if (element === document.body) return around;
  for (let next = element?.parentElement; next && next !== document.body; next = next.parentElement) around.push(next);
  return around;
}

/** Puts a focus that was lost, because what had it is gone or disabled, onto the first control of what is still there around it. */
export function focusNear(around: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  for (const place of around) {
    if (!place.isConnected) continue;
    place.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}
