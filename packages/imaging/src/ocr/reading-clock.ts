/**
 * How long after the beginning of an analysis lines are still read: what comes after the reading needs the rest of the fifteen
 * seconds that a picture may take. The budget comes first (reading-budget.ts); only on a machine that is far too busy does
 * the clock decide, and then a result without the smallest writing is better than none.
 */
const readingMs = 8_000;
/** Columns of crops (reading-budget.ts) up to which a picture is read to its end whatever the clock says: as much as ads have. */
export const ordinaryColumns = 16_000;

export interface ReadingClock {
  /** Asked before each batch of lines and each second look; whoever hears yes leaves it out. */
  isOver: () => boolean;
  /** Something was left out. */
  hasCut: () => boolean;
}

export const startReadingClock = (now: () => number = () => performance.now()): ReadingClock => {
  const end = now() + readingMs;
  let hasCut = false;
  return {
    isOver: () => {
      hasCut ||= now() >= end;
      return hasCut;
    },
    hasCut: () => hasCut,
  };
};

/** For pictures with no more writing than ads have: the same answer however busy the machine. */
export const noClock: ReadingClock = { isOver: () => false, hasCut: () => false };
