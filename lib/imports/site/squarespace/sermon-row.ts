import { encodedAddress } from '#lib/core/text/address-rules.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { oneLine, severalLines } from '../../markup/written-text.ts';
import type { SourceRecord } from '../../source.ts';
import { personName } from '../../values/person-name.ts';
import { isSoundAddress } from '../../values/sound-address.ts';
import { textAt, valueAt } from '../builders/json-value.ts';
import { clockOf, pictureOf } from './entry-items.ts';
import { plainHtml, soundOf } from './plain-html.ts';

/** Returns a post with sound, as those of a podcast, as a sermon; null for one without. */
export function sermonRow(item: unknown, timeZone: string): SourceRecord | null {
  const body = textAt(item, 'body');
  const sound = soundOf(body);
  const address = encodedAddress(textAt(item, 'audioAssetUrl') || (sound?.address ?? ''));
  if (!isSoundAddress(address)) return null;
  const title = oneLine(textAt(item, 'title'), 200);
  const speaker = sound?.author || textAt(item, 'author', 'displayName');
  const words = severalLines(plainHtml(body.replace(/<div[^>]*sqs-audio-embed[^>]*>\s*<\/div>/g, '')), 9000);
  const path = parsedUrl(textAt(item, 'fullUrl'), 'https://old.invalid')?.pathname ?? '';
  const picture = pictureOf(item);
  return {
    table: 'sermons',
    key: `${textAt(item, 'id')} squarespace`,
    title,
    values: {
      ...{ title, speaker: personName(speaker, 120), audio_url: address },
      date: clockOf(valueAt(item, 'publishOn') ?? valueAt(item, 'addedOn'), timeZone).slice(0, 10),
      description: words.length >= 10 ? words : `${title}${words && `: ${words}`}`,
    },
    ...(picture && { pictures: { thumbnail_url: picture } }),
    ...(path && { oldPath: path }),
  };
}
