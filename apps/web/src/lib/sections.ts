import { scrollDebounceMs } from "@adjudge/contracts";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths, type Section, sections } from "./paths.ts";

/** Scrolls to a landing section; false when the page on screen does not have it. */
export function scrollToSection(section: Section): boolean {
  const element = document.getElementById(section);
  if (element === null) return false;
  // `auto` follows the sheet: smooth, or instant with reduced motion.
  element.scrollIntoView({ behavior: "auto", block: "start" });
  // The keyboard goes on from there, as after a link to an anchor.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
}

/** Scrolls to a section that the page may still be building; returns how to stop waiting for it. */
export function scrollWhenThere(section: Section): () => void {
  if (scrollToSection(section)) return () => {};
  const observer = new MutationObserver(() => {
    if (scrollToSection(section)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const isSection = (value: unknown): value is Section => sections.some((section) => section === value);

/** The section a navigation asks for in its state (`{ section }`). */
export function wantedSection(state: unknown): Section | null {
  if (typeof state !== "object" || state === null || !("section" in state)) return null;
  return isSection(state.section) ? state.section : null;
}

/** The section an address names: `/#prices`. */
export function sectionOfHash(hash: string): Section | null {
  const name = hash.slice(1);
  return isSection(name) ? name : null;
}

/** Goes to a landing section from anywhere: scrolls on the landing page, else navigates there first. */
export function useGoToSection(): (section: Section) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (section) => {
      if (pathname === paths.landing && scrollToSection(section)) return;
      void navigate(paths.landing, { state: { section } });
    },
    [navigate, pathname],
  );
}

function nearestSection(): Section | null {
  let nearest: { section: Section; distance: number } | null = null;
  for (const section of sections) {
    const element = document.getElementById(section);
    if (element === null) continue;
    const distance = Math.abs(element.getBoundingClientRect().top);
    if (nearest === null || distance < nearest.distance) nearest = { section, distance };
  }
  return nearest?.section ?? null;
}

/** The snap section nearest to the top of the window, settled for 100 ms; null off the landing page. */
export function useActiveSection(): Section | null {
  const { pathname } = useLocation();
  const [active, setActive] = useState<Section | null>(null);
  useEffect(() => {
    if (pathname !== paths.landing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    // After a frame the places are known; asked for before, the browser would have to lay out the page then and there.
    const look = () => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setActive(nearestSection()));
      });
    };
    const follow = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      timer = setTimeout(look, scrollDebounceMs);
    };
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", follow);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", follow);
      setActive(null);
    };
  }, [pathname]);
  return active;
}
