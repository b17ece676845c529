import { AppError } from '#lib/core/operations/errors.ts';
import { isEmailAddress } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../markup/written-text.ts';
import { Work } from '../rules/work.ts';
import type { ReadSource, SourceContext, SourceItem } from '../source.ts';
import { eventItems } from './event-records.ts';
import { eventPlugins } from './events.ts';
import { inLanguages, originalsOf } from './language-pairs.ts';
import { documentItems } from './pages/document-records.ts';
import { menuItems } from './pages/menu-records.ts';
import { pageItems } from './pages/page-records.ts';
import { SitePlan } from './pages/site-plan.ts';
import { isEntry, isOfTheme } from './pages/site-survey.ts';
import { readItems } from './read-items.ts';
import { sermonItems, sermonPlugins } from './sermons.ts';
import { type Survey, surveyOf } from './survey.ts';
import {
  contentOf,
  cutProblem,
  fieldOf,
  isPublished,
  keyOf,
  metaOf,
  pictureOf,
  type WxrItem,
} from './wxr-item.ts';

/** Reads a WordPress export (WXR) twice: items may refer to later ones. */
export const readWordpress: ReadSource<{ file?: string }> = async function* ({ file = '' }, context) {
  const survey = await surveyOf(file, context.signal);
  const plan = new SitePlan(survey.site, context.takenPaths);
  const reading = { survey, plan, context, work: new Work() };
  const originals = await originalsOf(file, context.signal);
  let known = plan.documents.length;
  let leftOut = 0;
  const unknown = new Map<string, number>();
  for await (const item of readItems(file, context.signal)) {
    const type = fieldOf(item, 'wp:post_type');
    const read = isEntry(item) ? readEntry : readerOf(type);
    if (!read && isOfTheme(item)) unknown.set(type, (unknown.get(type) ?? 0) + 1);
    if (!read || isDateOf(item, survey)) continue;
    known += 1;
    if (isEntry(item) || isPublished(item)) yield* inLanguages(item, read(item, reading), originals);
    else leftOut += 1;
  }
  yield* documentItems(plan);
  yield* menuItems(survey.site, plan);
  yield* plan.problems.map((problem) => ({ problem }));
  if (leftOut > 0) yield { problem: messages.wordpress.leftOut(leftOut) };
  yield* [...unknown].slice(0, mostTypes).map(unknownType);
  if (known === 0) throw new AppError('invalid', messages.wordpress.nothing);
};

interface Reading {
  survey: Survey;
  plan: SitePlan;
  context: SourceContext;
  work: Work;
}

function readEntry(item: WxrItem, { plan }: Reading): SourceItem[] {
  return pageItems(item, plan);
}

const mostTypes = 50;

/** Returns a message about posts of a type that nothing here reads. */
function unknownType([type, count]: [string, number]): SourceItem {
  const { unknownMenus, unknownPosts } = messages.wordpress;
  return { problem: type === 'wp_navigation' ? unknownMenus(count) : unknownPosts(type.slice(0, 60), count) };
}

/** Returns the reader for a type of posts, or null. */
function readerOf(type: string): ((item: WxrItem, reading: Reading) => SourceItem[]) | null {
  if (type === 'ctc_person') return (item, { survey }) => personItems(item, survey);
  const sermons = Object.hasOwn(sermonPlugins, type) && sermonPlugins[type];
  if (sermons) return (item, { survey }) => sermonItems(item, sermons, survey);
  const readEvent = Object.hasOwn(eventPlugins, type) && eventPlugins[type];
  if (!readEvent) return null;
  return (item, reading) => eventItems(item, readEvent(item, reading.survey, reading.context), reading);
}

/** Whether the item is only a date of a recurring event. */
function isDateOf(item: WxrItem, { repeating }: Survey): boolean {
  return fieldOf(item, 'wp:post_type') === 'tribe_events' && repeating.has(fieldOf(item, 'wp:post_parent'));
}

const mostWords = 700;

/** Returns a person of Church Content as a leader. */
function personItems(item: WxrItem, { pictures }: Survey): SourceItem[] {
  const name = oneLine(fieldOf(item, 'title'), 120);
  const words = contentOf(item, mostWords);
  const email = metaOf(item, '_ctc_person_email');
  const role = oneLine(metaOf(item, '_ctc_person_position'), 120);
  const record = {
    table: 'leaders' as const,
    key: keyOf(item),
    title: name,
    values: { name, role, words, email: isEmailAddress(email) ? email : '' },
    ...pictureOf(item, 'picture_url', pictures),
  };
  return [{ record }, ...cutProblem(record, words, mostWords)];
}
