// Runs before the first paint of the landing page, which is drawn ahead and needs no script to be seen.
{
  const { scripts = "" } = document.currentScript.dataset;
  const [entry, ...others] = scripts.split(" ");

  // Whoever has seen the introduction must not see it flash by.
  try {
    if (localStorage.getItem("videoShowed") === "true") document.documentElement.dataset.introSeen = "";
  } catch {
    // Storage is forbidden: the introduction shows, as on a first visit.
  }

  // A press before the program is there is kept and made again once it is. Links work by themselves.
  const early = [];
  const keep = (event) => {
    const control = event.target.closest("button, label, .intro");
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(control);
  };
  addEventListener("click", keep, true);
  addEventListener(
    "adjudge:live",
    () => {
      removeEventListener("click", keep, true);
      for (const control of early) control.click();
    },
    { once: true },
  );

  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of others) add("link", { rel: "modulepreload", crossOrigin: "", href });
    add("script", { type: "module", crossOrigin: "", src: entry });
  };
  // Once the page is painted: on a slow line its words and its picture come before the program. A page in a background
  // tab is not painted.
  requestAnimationFrame(() => setTimeout(start));
  addEventListener("load", start);
}
