import { isEmailAddress, isWebAddress } from '#lib/core/operations/text-rules.ts';
import type { SourceItem } from '../source.ts';
import { oneLine } from '../text/written-text.ts';
import type { Survey } from './survey.ts';
import { keyOf, plainWords, withCut } from './words.ts';
import { fieldOf, metaOf, type WxrItem } from './wxr-item.ts';

const mostWords = 700;

/** A person of Church Content, as one of the leaders. */
export function personItems(item: WxrItem, { pictures }: Survey): SourceItem[] {
  const name = oneLine(fieldOf(item, 'title'), 120);
  const words = plainWords(fieldOf(item, 'content:encoded') || fieldOf(item, 'excerpt:encoded'), mostWords);
  const email = metaOf(item, '_ctc_person_email');
  const picture = pictures.get(metaOf(item, '_thumbnail_id')) ?? '';
  const record = {
    table: 'leaders' as const,
    key: keyOf(item),
    title: name,
    values: {
      name,
      role: oneLine(metaOf(item, '_ctc_person_position'), 120),
      words,
      email: isEmailAddress(email) ? email : '',
    },
    ...(isWebAddress(picture) && { pictures: { picture_url: picture } }),
  };
  return withCut(record, words.endsWith('…') && words.length >= mostWords);
}
