/** Ends the task that runs, so that the browser can answer a press or draw a frame before what comes next. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
