import './banner-panel.css';
import type { BannerItem } from '#lib/banner/schema.ts';
import { type BannerView, itemsOn, pageLinks, pageSizes, toggleKind } from '#lib/banner/view.ts';

interface BannerPanelProps {
  items: BannerItem[];
  view: BannerView;
  onView: (view: BannerView) => void;
}

const kinds = [
  { kind: 'announcement', label: 'Announcements' },
  { kind: 'event', label: 'Events' },
] as const;

/** What the banner shows: of which kind, how many at a time, and which page. */
export function BannerPanel({ items, view, onView }: BannerPanelProps) {
  const { page, pageCount } = itemsOn(items, view);
  return (
    <div className="banner-panel">
      <fieldset>
        <legend>Show</legend>
        {kinds.map(({ kind, label }) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={view.kinds.includes(kind)}
              disabled={view.kinds.length === 1 && view.kinds.includes(kind)}
              onChange={() => onView(toggleKind(view, kind))}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>At a time</legend>
        {pageSizes.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="banner-page-size"
              checked={view.size === size}
              onChange={() => onView({ ...view, size, page: 1 })}
            />
            <span>{size}</span>
          </label>
        ))}
      </fieldset>
      {pageCount > 1 && (
        <BannerPages page={page} pageCount={pageCount} onPage={(to) => onView({ ...view, page: to })} />
      )}
    </div>
  );
}

interface BannerPagesProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

function BannerPages({ page, pageCount, onPage }: BannerPagesProps) {
  return (
    <nav aria-label="Banner pages">
      {pageLinks(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
    </nav>
  );
}
