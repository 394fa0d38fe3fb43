import { challengeStyle } from "./card-form-style.ts";
import type { Client } from "./client.ts";

/** Shows 3-D Secure in a dialog over the page; resolves when the holder is done or has closed it, which counts as failed. */
export function showChallenge(client: Client, intentId: string): Promise<void> {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(challengeStyle);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "3-D Secure");
  const bar = document.createElement("div");
  bar.className = "bar";
  const title = document.createElement("span");
  title.textContent = "Confirm with your bank (test)";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Cancel";
  bar.append(title, close);
  const frame = document.createElement("iframe");
  frame.title = "3-D Secure test page";
  frame.src = `${client.base}/3ds/${intentId}?modal=1`;
  dialog.append(bar, frame);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();

  return new Promise((resolve) => {
    const origin = new URL(client.base).origin;
    const finish = (): void => {
      window.removeEventListener("message", onMessage);
      dialog.close();
      host.remove();
      resolve();
    };
    function onMessage(event: MessageEvent<unknown>): void {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const { data } = event;
      if (typeof data === "object" && data !== null && "type" in data && data.type === "stripe-sim:3ds-done") finish();
    }
    const abort = (event: Event): void => {
      event.preventDefault();
      void fetch(`${client.base}/3ds/${intentId}/fail?modal=1`, { method: "POST", mode: "no-cors" }).finally(finish);
    };
    window.addEventListener("message", onMessage);
    close.addEventListener("click", abort);
    dialog.addEventListener("cancel", abort);
  });
}
