import { type RefObject, useEffect, useRef } from "react";

const air = 12;
/** Of a row this much is seen at least. */
const leastSeen = 120;

/** Moves the page so that a row stands below the pictures that stay at the top, whole as far as the window is high. */
function bringOut(row: HTMLElement, stage: HTMLElement): void {
  const [own, over] = [row.getBoundingClientRect(), stage.getBoundingClientRect()];
  const isBeside = over.right <= own.left;
  // Beside it: below the header, under whose edge the pictures stand.
  const least = (isBeside ? Math.max(0, over.top) : over.bottom) + air;
  if (own.top >= least && own.top + Math.min(own.height, leastSeen) <= window.innerHeight) return;
  window.scrollBy({ top: own.top - least, behavior: "instant" });
}

/** For rows that are tapped: the pictures above the list may grow at once or when the sketch opens, and must not cover the row. */
export function useRowInSight(stage: RefObject<HTMLElement | null>, isOpen: boolean): (row: HTMLElement) => void {
  const tapped = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (tapped.current && stage.current) bringOut(tapped.current, stage.current);
  }, [isOpen, stage]);
  return (row) => {
    tapped.current = row;
    requestAnimationFrame(() => stage.current && bringOut(row, stage.current));
  };
}
