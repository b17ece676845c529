import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, shownUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { SitePageListRow } from '../schema.ts';

export const newsInFeed = 50;

/** Returns the news of the feed, the newest first. */
export function newestNews(news: readonly SitePageListRow[]): SitePageListRow[] {
  return news
    .toSorted((one, other) => (other.published_at ?? '').localeCompare(one.published_at ?? ''))
    .slice(0, newsInFeed);
}

/** Returns posts, whose facts are inserted, as an Atom feed (RFC 4287). Equal input gives equal bytes. */
export function newsFeed(posts: readonly SitePageListRow[]): string {
  const { name } = currentChurch();
  const changed = posts
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  const self = absoluteUrl(unlinkedPaths.newsFeed);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageFacts[churchLanguage()].locale}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(messages.pageViews.newsFrom(name))}</title>
<updated>${changed ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${escapeXml(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(shownUrl(unlinkedPaths.news))}"/>
${posts.map(entryOf).join('')}</feed>
`;
}

function entryOf(post: SitePageListRow): string {
  const { id, path, title, category, published_at, updated_at } = post;
  const summary = post.summary.trim();
  return `<entry>
<id>urn:uuid:${id}</id>
<title${languageOf(post, 'title')}>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(path))}"/>
<published>${published_at ?? updated_at}</published>
<updated>${updated_at}</updated>
${category ? `<category term="${escapeXml(category)}"/>\n` : ''}${summary ? `<summary${languageOf(post, 'summary')}>${escapeXml(summary)}</summary>\n` : ''}</entry>
`;
}

/** The feed's own language is on its root element. */
function languageOf(post: SitePageListRow, name: string): string {
  const { lang } = langOf(post, name);
  return lang ? ` xml:lang="${languageFacts[lang].locale}"` : '';
}
