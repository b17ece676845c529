import './banner-panel.css';
import { Naming } from '#components/ui/text/naming.tsx';
import type { BannerItem } from '#lib/banner/schema.ts';
import { type BannerView, itemsOn, pageLinks, pageSizes, toggleKind } from '#lib/banner/view.ts';
import { messages } from '#lib/language/messages.ts';
import { BannerTurning, type BannerTurningProps } from './banner-turning.tsx';

interface BannerPanelProps extends BannerTurningProps {
  item: BannerItem | undefined;
  items: BannerItem[];
  view: BannerView;
  onView: (view: BannerView) => void;
}

const kinds = ['announcement', 'event'] as const;

/** What the banner shows: kind, number per page, and page. */
export function BannerPanel({ items, view, onView, item, ...turning }: BannerPanelProps) {
  const { page, pageCount } = itemsOn(items, view);
  return (
    <div className="banner-panel">
      <WholeBanner item={item} {...turning} />
      <fieldset>
        <legend>{messages.banner.show}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={view.kinds.includes(kind)}
              disabled={view.kinds.length === 1 && view.kinds.includes(kind)}
              onChange={() => onView(toggleKind(view, kind))}
            />
            <span>{messages.banner.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{messages.banner.atATime}</legend>
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

/** For phones: the whole message and the rotation buttons. */
function WholeBanner({ item, ...turning }: BannerTurningProps & Pick<BannerPanelProps, 'item'>) {
  return (
    <div className="banner-whole">
      {item && (
        <p>
          <Naming of={item.message} untranslated={item.untranslated_texts ?? []} />
        </p>
      )}
      <div>
        <BannerTurning {...turning} />
      </div>
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
    <nav aria-label={messages.banner.pages}>
      {pageLinks(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={messages.banner.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
    </nav>
  );
}
