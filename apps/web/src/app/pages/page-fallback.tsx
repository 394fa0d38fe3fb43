/** Holds the page's place while its code loads, so that the footer does not jump. */
export function PageFallback() {
  return <div className="page-fallback" aria-busy="true" />;
}
