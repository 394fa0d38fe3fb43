import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { Loader } from "../../components/loader.tsx";
import { scrollWhenThere, sectionOfHash, wantedSection } from "../../lib/sections.ts";
import { useAppSelector } from "../../lib/store.ts";
import { endAllParts } from "../../lib/hydrated-parts.ts";
import { useFreshStart } from "../fresh-start.ts";

/** Every page: top of the page on a route change, or the landing section the navigation asked for. */
function useScrollOnNavigation(): void {
  const { pathname, state, hash, key } = useLocation();
  const asked = wantedSection(state);
  // Of a prerendered page the browser itself goes to the section; any other is not there yet when it looks.
  const [isBuiltHere] = useState(
    () => typeof document !== "undefined" && document.querySelector("section.snap") === null,
  );
  const section = asked ?? (isBuiltHere ? sectionOfHash(hash) : null);
  // The first page is left where it is: somebody may have scrolled it before the program ran.
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    endAllParts();
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
  useEffect(() => {
    if (section !== null) return scrollWhenThere(section);
    return undefined;
  }, [section, key]);
}

/** After a navigation the keyboard continues in the new page; a field that took focus by itself keeps it. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const content = document.getElementById("content");
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname]);
}

export function RootLayout() {
  useScrollOnNavigation();
  useFocusOnNavigation();
  useFreshStart();
  const callsInFlight = useAppSelector((state) => state.loading);
  const isChangingPage = useNavigation().state === "loading";
  return (
    <>
      <Outlet />
      <Loader active={callsInFlight > 0 || isChangingPage} />
    </>
  );
}
