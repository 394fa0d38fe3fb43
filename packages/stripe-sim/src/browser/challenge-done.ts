/** Runs on the last page of a 3-D Secure test in a dialog and tells the page around it to look at the intent again. */
if (window.parent !== window) window.parent.postMessage({ type: "stripe-sim:3ds-done" }, "*");
export {};
