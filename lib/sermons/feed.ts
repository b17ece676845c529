import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteAddress, absoluteUrl, shownUrl } from '#lib/core/addresses/urls.ts';
import { placeName } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { type Sermon, sermonDateText } from './schema.ts';
import { shownSeries } from './series/shown-series.ts';
import { preachedAt, type ServiceStart } from './structured-data.ts';

export const sermonsInFeed = 100;

/** Returns the sermons as RSS 2.0, newest first. Equal sermons give equal bytes. */
export function sermonFeed(sermons: readonly Sermon[], startOn: ServiceStart): string {
  const church = currentChurch();
  const changed = sermons
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(messages.sermonLibrary.feedTitle(church.name))}</title>
<link>${escapeXml(shownUrl(paths.sermons))}</link>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(unlinkedPaths.sermonFeed))}"/>
<description>${escapeXml(messages.sermonLibrary.feedAbout(church.name, placeName(church)))}</description>
<language>${languageFacts[churchLanguage()].locale.toLowerCase()}</language>
${changed ? `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>\n` : ''}${sermons.map((sermon) => item(sermon, startOn)).join('')}</channel>
</rss>
`;
}

function item(sermon: Sermon, startOn: ServiceStart): string {
  const link = escapeXml(absoluteUrl(paths.sermon(sermon.id)));
  const series = shownSeries(sermon);
  const facts = [sermonDateText(sermon.date), sermon.passage, series && messages.sermonPage.ofSeries(series)];
  const text = [facts.filter(Boolean).join(' · '), sermon.description].filter(Boolean).join('\n\n');
  return `<item>
<title>${escapeXml(sermon.title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
${isDateText(sermon.date) ? `<pubDate>${new Date(preachedAt(sermon.date, startOn)).toUTCString()}</pubDate>\n` : ''}<dc:creator>${escapeXml(sermon.speaker)}</dc:creator>
${series ? `<category>${escapeXml(series)}</category>\n` : ''}<description>${escapeXml(text)}</description>
${enclosure(sermon)}</item>
`;
}

/** RSS wants the length and type of a file; without them there is no enclosure. */
function enclosure({ audio_url, audio_bytes, audio_type }: Sermon): string {
  if (!audio_url || audio_bytes === null || !audio_type) return '';
  const address = escapeXml(absoluteAddress(audio_url));
  return `<enclosure url="${address}" length="${audio_bytes}" type="${escapeXml(audio_type)}"/>\n`;
}
