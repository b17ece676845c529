import { messages } from '#lib/language/messages.ts';
import { PageLink } from './page-link.tsx';

interface PaginationProps {
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Numbered pages with Previous and Next, as links; nothing with a single page. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="mt-12 border-t border-rule pt-6">
      <ul className="tabular flex flex-wrap items-center gap-1 sm:gap-1.5">
        <li className="me-auto">
          <Step label={messages.ui.previous} href={page > 1 ? hrefOf(page - 1) : null} rel="prev" />
        </li>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, distinguished by their position
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink-3">
              …
            </li>
          ) : (
            <li key={number}>
              <PageLink
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-control font-semibold text-ink-2 hover:bg-limestone hover:text-ink aria-[current]:bg-ink aria-[current]:text-white"
              >
                <span className="sr-only">{`${messages.ui.page} `}</span>
                <span>{number}</span>
              </PageLink>
            </li>
          ),
        )}
        <li className="ms-auto">
          <Step label={messages.ui.next} href={page < pageCount ? hrefOf(page + 1) : null} rel="next" />
        </li>
      </ul>
    </nav>
  );
}

function Step({ label, href, rel }: { label: string; href: string | null; rel: string }) {
  const look = 'inline-flex min-h-11 items-center font-semibold sm:px-2';
  if (href === null) return <span className={`${look} text-ink-3`}>{label}</span>;
  return (
    <PageLink href={href} rel={rel} className={`${look} text-accent hover:underline underline-offset-4`}>
      {label}
    </PageLink>
  );
}

/** Returns the first, the last and the neighbours of the current page, with null for gaps. */
function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => pageCount <= 7 || number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
