import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { Button } from "../../../components/button.tsx";
import { videoShowed } from "../../../lib/local-memory.ts";
import type { Section } from "../../../lib/paths.ts";
import { sampleAttention, samplePicture, sampleScores } from "../../../lib/samples.ts";
import { sectionOfHash, wantedSection } from "../../../lib/sections.ts";
import { hasSession } from "../../../lib/session.ts";
import { useEscape } from "../../../lib/use-escape.ts";

const score = Math.round(sampleScores["night-train"].overall);

const neverChanges = () => () => {};

/** Its button is the only thing to reach while it covers the page. */
const keepFocus = (event: KeyboardEvent) => {
  if (event.key === "Tab") event.preventDefault();
};

/** Whoever logged in, or asked for a section by its address, wants the page and not its introduction. */
const isIntroSkipped = (section: Section | null): boolean =>
  videoShowed.read() === "true" ||
  document.documentElement.dataset["introSeen"] !== undefined ||
  hasSession() ||
  section !== null;

/** A short animation of a report, drawn by style sheets. It stays until it is clicked, and never comes back. */
export function IntroOverlay() {
  const { state, hash } = useLocation();
  const section = wantedSection(state) ?? sectionOfHash(hash);
  // Prerendered it is there; public/first-paint.js hides it from those who are not to see it.
  const isSkipped = useSyncExternalStore(
    neverChanges,
    () => isIntroSkipped(section),
    () => false,
  );
  const [isClosed, setIsClosed] = useState(false);
  const isShown = !isSkipped && !isClosed;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    videoShowed.write("true");
    setIsClosed(true);
    // It stands at the end of the page; the keyboard goes on at the beginning.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  useEscape(isShown, close);
  useEffect(() => {
    if (isShown) button.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown) return null;
  return (
    // The whole overlay takes the click; the button inside it does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      className="intro on-dark"
      role="dialog"
      aria-modal="true"
      aria-label="What Adjudge does"
      onClick={close}
      onKeyDown={keepFocus}
    >
      <div className="intro__stage" aria-hidden="true">
        <img src={samplePicture("night-train")} alt="" width="320" height="400" />
        <span className="intro__heat">
          <img src={sampleAttention("night-train")} alt="" width="320" height="400" />
        </span>
        <span className="intro__wipe" />
        <span className="reading intro__score">
          {score}
          <sup>%</sup>
        </span>
      </div>
      <p className="h1">Know how well an ad works before you pay to run it.</p>
      <Button ref={button} onClick={close}>
        Show me
      </Button>
    </div>
  );
}
