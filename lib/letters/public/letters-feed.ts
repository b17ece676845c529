import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import type { PublicLetter } from '../schema.ts';

const lettersInFeed = 50;

/** Returns the newest letters as an Atom feed (RFC 4287). Equal input gives equal bytes. */
export function lettersFeed(letters: readonly PublicLetter[]): string {
  const { name } = currentChurch();
  const self = absoluteUrl(unlinkedPaths.lettersFeed);
  const newest = letters.slice(0, lettersInFeed);
  const changed = newest.map(({ updated_at }) => updated_at).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageFacts[churchLanguage()].locale}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(messages.letterViews.lettersFrom(name))}</title>
<updated>${changed.at(-1) ?? '1970-01-01T00:00:00.000Z'}</updated>
<author><name>${escapeXml(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(unlinkedPaths.letters))}"/>
${newest.map(entryOf).join('')}</feed>
`;
}

function entryOf({ id, subject, sent_at, updated_at }: PublicLetter): string {
  return `<entry>
<id>urn:uuid:${id}</id>
<title>${escapeXml(subject)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(unlinkedPaths.letter(id)))}"/>
<published>${sent_at}</published>
<updated>${updated_at}</updated>
</entry>
`;
}
