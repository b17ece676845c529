import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { closingDays, closingHeadline } from './closing-words.ts';
import type { Closing } from './schema.ts';

interface Alert {
  id: string;
  title: string;
  text: string;
  /** ISO 8601. */
  at: string;
}

/** Returns closings and reopenings as RSS 2.0, the latest first. Equal input gives equal bytes. */
export function alertsFeed(closings: readonly Closing[]): string {
  const { name } = currentChurch();
  const alerts = closings.flatMap(alertsOf).toSorted((a, b) => b.at.localeCompare(a.at));
  const [last] = alerts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(absoluteUrl(paths.home))}</link>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(unlinkedPaths.alertsFeed))}"/>
<description>${escapeXml(messages.closingWords.feed(name))}</description>
<language>${languageFacts[churchLanguage()].locale.toLowerCase()}</language>
${last ? `<lastBuildDate>${new Date(last.at).toUTCString()}</lastBuildDate>\n` : ''}${alerts.map(item).join('')}</channel>
</rss>
`;
}

function alertsOf(closing: Closing): Alert[] {
  const { id, message, created_at, reopened_at } = closing;
  const days = closingDays(closing);
  const closed = { id, title: closingHeadline(closing), text: message, at: created_at };
  if (reopened_at === null) return [closed];
  const { noLonger, openAgain, asPlannedAgain } = messages.closingWords;
  const again = closing.left_on.length === 0 ? openAgain : asPlannedAgain;
  return [closed, { id: `${id}-reopened`, title: again(days), text: noLonger(message), at: reopened_at }];
}

function item({ id, title, text, at }: Alert): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(absoluteUrl(paths.home))}</link>
<guid isPermaLink="false">urn:belltower:closing:${id}</guid>
<pubDate>${new Date(at).toUTCString()}</pubDate>
<description>${escapeXml(text)}</description>
</item>
`;
}
