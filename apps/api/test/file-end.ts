type Closing = () => Promise<void> | void;

const closings: Closing[] = [];

/** Run when the tests of the file are over. `afterAll` within `beforeAll` or a test is ignored: apps and databases stayed to the end of the run. */
export const atFileEnd = (close: Closing): void => {
  closings.push(close);
};

/** The newest first: what was built on another goes before it. */
export async function endFile(): Promise<void> {
  for (const close of closings.splice(0).toReversed()) await close();
}
