import { messages } from '#lib/language/messages.ts';
import { Button } from '../button.tsx';

interface PagerProps {
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Previous and Next in a list for staff; nothing with a single page. */
export function Pager({ label, page, pageCount, onPage }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="mt-8 flex items-center justify-between gap-4">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {messages.ui.previous}
      </Button>
      <p className="tabular text-sm text-ink-2">{messages.ui.pageOf(page, pageCount)}</p>
      <Button variant="secondary" size="small" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {messages.ui.next}
      </Button>
    </nav>
  );
}
