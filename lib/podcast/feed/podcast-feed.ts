import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteAddress, absoluteUrl, shownUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import type { Podcast } from '../schema.ts';
import { type Episode, feedItem, type ItemFacts } from './feed-item.ts';
import { seasonsOf } from './seasons.ts';
import { withinBytes } from './within-bytes.ts';

/** What Apple takes of a podcast's description. */
const summaryBytes = 4000;

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(' ');

interface FeedParts extends Pick<ItemFacts, 'startedAt'> {
  /** The address of the cover art, a path or absolute. */
  art: string;
  /** Newest first. */
  episodes: readonly Episode[];
}

/**
 * Returns the podcast as RSS 2.0 with the elements of Apple and of Podcasting 2.0. Equal settings and episodes give
 * equal bytes.
 */
export function podcastFeed(podcast: Podcast, { art, episodes, startedAt }: FeedParts): string {
  const seasons = seasonsOf(episodes);
  const { language } = podcast;
  const items = episodes.map((episode) =>
    feedItem(episode, { season: seasons.get(episode.id), language, startedAt }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}>
<channel>
${channel(podcast, art, episodes).join('\n')}
${items.join('')}</channel>
</rss>
`;
}

function channel(podcast: Podcast, art: string, episodes: readonly Episode[]): string[] {
  const { title, author, summary, owner_email, language, guid } = podcast;
  const picture = escapeXml(absoluteAddress(art));
  const link = escapeXml(shownUrl(paths.sermons));
  const changed = [podcast.updated_at, ...episodes.map(({ changedAt }) => changedAt)].sort();
  return [
    `<title>${escapeXml(title)}</title>`,
    `<link>${link}</link>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(unlinkedPaths.podcast))}"/>`,
    `<description>${escapeXml(withinBytes(summary, summaryBytes))}</description>`,
    `<language>${escapeXml(language)}</language>`,
    `<copyright>© ${escapeXml(currentChurch().name)}</copyright>`,
    `<lastBuildDate>${new Date(changed.at(-1) ?? 0).toUTCString()}</lastBuildDate>`,
    `<image><url>${picture}</url><title>${escapeXml(title)}</title><link>${link}</link></image>`,
    `<itunes:image href="${picture}"/>`,
    `<itunes:author>${escapeXml(author)}</itunes:author>`,
    owner(author, owner_email),
    categoryElement(podcast.category),
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:type>episodic</itunes:type>',
    `<podcast:guid>${guid}</podcast:guid>`,
    `<podcast:locked${owner_email ? ` owner="${escapeXml(owner_email)}"` : ''}>yes</podcast:locked>`,
    '<podcast:medium>podcast</podcast:medium>',
  ];
}

function owner(name: string, email: string): string {
  const address = email ? `<itunes:email>${escapeXml(email)}</itunes:email>` : '';
  return `<itunes:owner><itunes:name>${escapeXml(name)}</itunes:name>${address}</itunes:owner>`;
}

function categoryElement(category: string): string {
  const [whole = '', part] = category.split('/');
  const element = (text: string, within = '') =>
    within
      ? `<itunes:category text="${escapeXml(text)}">${within}</itunes:category>`
      : `<itunes:category text="${escapeXml(text)}"/>`;
  return element(whole, part && element(part));
}
