import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Channel } from '#lib/livestream/channels.ts';

interface ChannelTabsProps {
  /** The shown tabs; the first is the page itself. */
  shown: readonly Channel[];
  current: Channel;
}

/** The tabs above the screen, as links. */
export function ChannelTabs({ shown, current }: ChannelTabsProps) {
  return (
    <nav aria-label={messages.live.whereToWatch}>
      <ul className="flex gap-1.5 max-[18rem]:flex-wrap sm:gap-2">
        {shown.map((channel) => (
          <li key={channel.tab}>
            <PageLink
              href={channel === shown[0] ? paths.livestream : `${paths.livestream}?tab=${channel.tab}`}
              scroll={false}
              aria-current={channel === current ? 'page' : undefined}
              className="inline-flex min-h-12 items-center rounded-t-[10px] text-center leading-tight border border-b-0 border-white/25 px-3 text-sm font-semibold text-white/85 min-[25rem]:whitespace-nowrap transition-colors hover:text-white aria-[current]:border-gold aria-[current]:bg-gold aria-[current]:text-ink sm:px-6 sm:text-base"
            >
              {messages.live.channels[channel.tab]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
