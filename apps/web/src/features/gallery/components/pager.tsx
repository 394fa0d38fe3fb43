import { Button } from "../../../components/button.tsx";

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The heading over the list: a new page is read from its top. */
  topId: string;
}

export function Pager({ label, page, pages, onPage, topId }: PagerProps) {
  if (pages <= 1) return null;
  const go = (to: number) => {
    onPage(to);
    document.getElementById(topId)?.scrollIntoView({ block: "start" });
  };
  return (
    <nav className="pager" aria-label={label}>
      <Button variant="line" small disabled={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span className="meta num">
        Page {page} of {pages}
      </span>
      <Button variant="line" small disabled={page >= pages} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
