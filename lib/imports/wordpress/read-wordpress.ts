import { AppError } from '#lib/core/operations/errors.ts';
import { isEmailAddress, isWebAddress } from '#lib/core/operations/text-rules.ts';
import { Work } from '../rules/work.ts';
import type { ReadSource, SourceContext, SourceItem } from '../source.ts';
import { oneLine } from '../text/written-text.ts';
import { eventItems } from './event-records.ts';
import { eventPlugins } from './events.ts';
import { wordpressMessages } from './messages.ts';
import { readItems } from './read-items.ts';
import { sermonItems, sermonPlugins } from './sermons.ts';
import { type Survey, surveyOf } from './survey.ts';
import { keyOf, plainWords, withCut } from './words.ts';
import { fieldOf, isPublished, metaOf, typeOf, type WxrItem } from './wxr-item.ts';

/**
 * Sermons, events and people of a WordPress site's export (WXR), as Sermon Manager, Church Content and The Events
 * Calendar write them. The file is read twice: what an entry refers to may stand behind it.
 */
export const readWordpress: ReadSource<{ file: string }> = async function* ({ file }, context) {
  const survey = await surveyOf(file, context.signal);
  const reading = { survey, context, work: new Work() };
  let known = 0;
  let leftOut = 0;
  for await (const item of readItems(file, context.signal)) {
    if (!isKnown(item) || isDateOf(item, survey)) continue;
    known += 1;
    if (isPublished(item)) yield* itemsOf(item, reading);
    else leftOut += 1;
  }
  if (leftOut > 0) yield { problem: wordpressMessages.leftOut(leftOut) };
  if (known === 0) throw new AppError('invalid', wordpressMessages.nothing);
};

interface Reading {
  survey: Survey;
  context: SourceContext;
  work: Work;
}

const person = 'ctc_person';

function isKnown(item: WxrItem): boolean {
  const type = typeOf(item);
  return type === person || Object.hasOwn(sermonPlugins, type) || Object.hasOwn(eventPlugins, type);
}

/** Whether it is but a date of an event that repeats. */
function isDateOf(item: WxrItem, { repeating }: Survey): boolean {
  return typeOf(item) === 'tribe_events' && repeating.has(fieldOf(item, 'wp:post_parent'));
}

function itemsOf(item: WxrItem, reading: Reading): SourceItem[] {
  const type = typeOf(item);
  const { survey, context } = reading;
  if (type === person) return personItems(item, survey);
  const sermons = sermonPlugins[type];
  if (sermons) return sermonItems(item, sermons, survey);
  const readEvent = eventPlugins[type];
  return readEvent ? eventItems(item, readEvent(item, survey, context), reading) : [];
}

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
