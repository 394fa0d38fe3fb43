// Runs before the first paint of the landing page, which is prerendered and needs no script to be seen.
{
  const { scripts = "" } = document.currentScript.dataset;
  const files = scripts.split(" ");
  const page = document.documentElement;

  // Whoever has seen the introduction must not see it flash by.
  try {
    if (localStorage.getItem("videoShowed") === "true") page.dataset.introSeen = "";
  } catch {
    // Storage is forbidden: the introduction shows, as on a first visit.
  }
  // Whoever asks for a section by its address wants that section.
  if (/^#(main|features|testimonials|prices|aboutUs|guide)$/.test(location.hash)) page.dataset.introSeen = "";

  /** The introduction goes at once; the program finds it seen. */
  const closeIntro = () => {
    try {
      localStorage.setItem("videoShowed", "true");
      page.dataset.introSeen = "";
      document.getElementById("content")?.focus({ preventScroll: true });
      return true;
    } catch {
      return false;
    }
  };

  // The introduction plays when the page works.
  page.dataset.waiting = "";

  // A press before the program is there is kept and made again once it is. Links work by themselves.
  const early = [];
  let pointer = null;
  const keep = (event) => {
    const control = event.target.closest("button, label, .intro");
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (control.closest(".intro") === null || !closeIntro()) early.push(control);
  };
  const keepKey = (event) => {
    if (event.key === "Escape" && page.dataset.introSeen === undefined) closeIntro();
  };
  const keepPointer = ({ clientX, clientY }) => {
    pointer = { clientX, clientY };
  };
  addEventListener("click", keep, true);
  addEventListener("keydown", keepKey, true);
  addEventListener("pointermove", keepPointer, true);
  addEventListener(
    "adjudge:live",
    () => {
      delete page.dataset.waiting;
      removeEventListener("click", keep, true);
      removeEventListener("keydown", keepKey, true);
      removeEventListener("pointermove", keepPointer, true);
      // What the pointer already rests on answers too.
      if (pointer !== null)
        document
          .elementFromPoint(pointer.clientX, pointer.clientY)
          ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, ...pointer }));
      for (const control of early) control.click();
    },
    { once: true },
  );

  /** A task of its own for what comes next: on a phone one long task would hold up every press and every frame. */
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "scroll"];
  let isFetched = false;
  let isStarted = false;
  const fetchProgram = async () => {
    if (isFetched) return;
    isFetched = true;
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
      await nextTask();
    }
  };
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    void fetchProgram();
    // In the order of their imports, so that each runs alone; src/main.tsx waits for the last one.
    for (const file of files) {
      await import(file);
      await nextTask();
    }
    dispatchEvent(new Event("adjudge:loaded"));
  };
  // The program is fetched once the words and the picture are there and runs as soon as the browser has nothing else to
  // do: until then a phone has its one thread for painting. A sign of somebody starts it at once. (Who has a session is
  // not sent this page.)
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const startWhenIdle = () => {
    void fetchProgram();
    if (typeof requestIdleCallback === "function") requestIdleCallback(start, { timeout: 1_000 });
    else void start();
  };
  addEventListener("load", () => {
    // The frame after the next one comes when this one is painted; a page in the background has no frames.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startWhenIdle)));
    setTimeout(startWhenIdle, 1_000);
  });
  addEventListener("DOMContentLoaded", () => {
    if (page.dataset.introSeen === undefined) document.querySelector(".intro button")?.focus({ preventScroll: true });
  });
}
