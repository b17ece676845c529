import { placeName } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { type Sermon, sermonDateText } from './schema.ts';
import { preachedAt, type ServiceStart } from './structured-data.ts';

/** The sermons as RSS 2.0, newest first. The same sermons always give the same bytes. */
export function sermonFeed(sermons: readonly Sermon[], startOn: ServiceStart): string {
  const church = currentChurch();
  const changed = sermons
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escaped(`Sermons of ${church.name}`)}</title>
<link>${escaped(absoluteUrl(paths.sermons))}</link>
<atom:link rel="self" type="application/rss+xml" href="${escaped(absoluteUrl(paths.sermonFeed))}"/>
<description>${escaped(`The Sunday messages of ${church.name} in ${placeName(church)}.`)}</description>
<language>en-us</language>
${changed ? `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>\n` : ''}${sermons.map((sermon) => item(sermon, startOn)).join('')}</channel>
</rss>
`;
}

function item(sermon: Sermon, startOn: ServiceStart): string {
  const link = escaped(absoluteUrl(paths.sermon(sermon.id)));
  const facts = [sermonDateText(sermon.date), sermon.passage, sermon.series && `Series: ${sermon.series}`];
  const text = `${facts.filter(Boolean).join(' · ')}\n\n${sermon.description}`;
  return `<item>
<title>${escaped(sermon.title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(preachedAt(sermon.date, startOn)).toUTCString()}</pubDate>
<dc:creator>${escaped(sermon.speaker)}</dc:creator>
${sermon.series ? `<category>${escaped(sermon.series)}</category>\n` : ''}<description>${escaped(text)}</description>
</item>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as XML allows it: the five signs escaped, the control characters that XML cannot hold left out. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are taken out
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return allowed.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
