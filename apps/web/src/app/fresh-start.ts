import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

let isIncomplete = false;

/** The bundle takes a style sheet that it once could not fetch for loaded: the page would be drawn without it. */
export const noteMissingCode = (): void => {
  isIncomplete = true;
};

/** After a page's code could not be fetched, the next page is asked of the server as a whole, once there is a connection. */
export function useFreshStart(): void {
  const { location } = useNavigation();
  useEffect(() => {
    if (isIncomplete && location && navigator.onLine) window.location.assign(createPath(location));
  }, [location]);
}
