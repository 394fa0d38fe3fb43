import { Button } from "../../../components/button.tsx";

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pager({ label, page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      <Button variant="line" small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="meta num">
        Page {page} of {pages}
      </span>
      <Button variant="line" small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
