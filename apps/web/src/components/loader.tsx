import { useEffect, useState } from "react";

const calmMs = 300;

/** The full-screen loader: a thin bar and a light veil over everything, only once waiting has become noticeable. */
export function Loader({ active }: { active: boolean }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), calmMs);
    return () => clearTimeout(timer);
  }, [active]);
  return (
    <div className="loader" role="status" data-shown={isShown ? true : undefined}>
      {isShown && (
        <>
          <span className="loader__bar" aria-hidden="true" />
          <span className="sr">Loading</span>
        </>
      )}
    </div>
  );
}
