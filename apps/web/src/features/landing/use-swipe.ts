import { type PointerEvent, useRef } from "react";

/** A finger that moved less than this pressed, and did not swipe. */
const leastPx = 40;

/** Left goes one on (1), right one back (-1). Up and down stay the page's: the sheet says `touch-action: pan-y`. */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, pointerId, clientX }: PointerEvent) => {
      if (pointerType !== "mouse") start.current = { id: pointerId, x: clientX };
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.id !== pointerId) return;
      const movedPx = clientX - start.current.x;
      start.current = null;
      if (Math.abs(movedPx) >= leastPx) onSwipe(movedPx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
