import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { LateFrame } from '../late-frame.tsx';
import type { BlockViewProps } from '../rhythm.ts';

/** Something of another site, which is asked only once a visitor wants it. */
export function EmbedView({ block, form }: BlockViewProps<'embed'>) {
  const { url, title } = block;
  const host = new URL(url).hostname.replace(/^www\./, '');
  const words = messages.pageViews;
  return (
    <div className="grid gap-x-10 lg:grid-cols-12">
      <div
        // The document's policy lets it frame this site (server/html/embeds.ts).
        data-embed={new URL(url).origin}
        className={form === 'beside' ? 'page-beside' : 'page-across'}
      >
        <LateFrame
          of="embed"
          url={url}
          title={title}
          lang={langOf(block, 'title')}
          about={words.embedFrom(host)}
          show={words.showEmbed}
          open={words.openEmbed(host)}
        />
      </div>
    </div>
  );
}
