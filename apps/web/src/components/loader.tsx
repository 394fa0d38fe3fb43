import { useEffect, useState } from "react";

const calmMs = 300;

function LateBar() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), calmMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className="loader__veil">
      <span className="loader__bar" aria-hidden="true" />
      <span className="sr">Loading</span>
    </div>
  );
}

/** The full-screen loader: a thin bar and a light veil over everything, only once waiting has become noticeable. */
export function Loader({ active }: { active: boolean }) {
  return (
    <div className="loader" role="status">
      {active && <LateBar />}
    </div>
  );
}
