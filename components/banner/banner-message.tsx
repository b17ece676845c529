import type { CSSProperties } from 'react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import type { BannerItem } from '#lib/banner/schema.ts';
import { messages } from '#lib/language/messages.ts';

interface BannerMessageProps {
  item: BannerItem | undefined;
  /** All other items, listed where no script can rotate them. */
  others: BannerItem[];
  /** Whether it rotates by itself; then it is not announced to screen readers. */
  isQuiet: boolean;
}

/** The current message. One too long for its box scrolls to its end and back. */
export function BannerMessage({ item, others, isQuiet }: BannerMessageProps) {
  return (
    // Focusable where it holds no link: focus stops the scrolling of a long message.
    <p
      className="banner-message"
      aria-live={isQuiet ? 'off' : 'polite'}
      {...(!item?.href && { tabIndex: 0, role: 'group', 'aria-labelledby': textId })}
    >
      <span
        id={textId}
        key={item?.id}
        className="banner-text"
        data-speed={item?.scroll_speed}
        style={{ '--letters': item?.message.length ?? 0 } as CSSProperties}
      >
        {item ? <ItemText item={item} /> : <span>{messages.banner.none}</span>}
        <noscript>
          {others.map((other) => (
            <span key={other.id}>
              <span> · </span>
              <ItemText item={other} />
            </span>
          ))}
        </noscript>
      </span>
    </p>
  );
}

const textId = 'banner-text';

function ItemText({ item }: { item: BannerItem }) {
  const words = <Naming of={item.message} untranslated={item.untranslated_texts ?? []} />;
  if (!item.href) return <span>{words}</span>;
  if (item.href.startsWith('/')) return <PageLink href={item.href}>{words}</PageLink>;
  return (
    <a href={item.href} target="_blank" rel="noopener noreferrer">
      <span>{words}</span>
      <span className="sr-only">{messages.banner.newTab}</span>
    </a>
  );
}
