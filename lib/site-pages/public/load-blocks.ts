import 'server-only';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import { withStoredRows } from '#lib/core/translations/stored-rows.ts';
import { listDocuments } from '#lib/documents/queries.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { findListedEvent, listUpcomingOccurrences } from '#lib/events/queries.ts';
import { nextOccurrences } from '#lib/events/series/occurrences.ts';
import { loadForm } from '#lib/forms/public/load-form.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillHtml, fillText } from '#lib/page-texts/fill.ts';
import { listSermons } from '#lib/sermons/queries.ts';
import { pictureSize } from '#lib/uploads/picture-size.ts';
import type { Block, BlockKind, BlockOf } from '../blocks/block.ts';
import { mapBlockTexts } from '../blocks/block-texts.ts';
import { privacyLink } from './privacy-link.ts';
import type { ShownBlock, ShownBlockOf } from './shown-block.ts';

/**
 * Returns blocks for rendering: facts inserted, HTML cleaned, with the content that they show, and which of their fields
 * are shown in the first language.
 * @param row the page that they are of
 */
export function loadBlocks(
  blocks: readonly Block[],
  row: Pick<Spoken, 'untranslated'> = {},
): Promise<ShownBlock[]> {
  return Promise.all(
    blocks.map(async (block) => ({ ...(await loadBlock(filled(block))), ...untranslatedIn(block, row) })),
  );
}

/** Returns the names of texts without those of the page that they stand on: `html`, `items.0.question`. */
function untranslatedIn({ id }: Block, row: Pick<Spoken, 'untranslated'>): Pick<Spoken, 'untranslated'> {
  const before = `blocks.${id}.`;
  const names = row.untranslated?.filter((name) => name.startsWith(before)) ?? [];
  return names.length > 0 ? { untranslated: names.map((name) => name.slice(before.length)) } : {};
}

/** Returns a short text for rendering: its facts inserted. */
export function filledText(text: string): string {
  return fillText(text, currentInsertions());
}

function filled<Of extends Block>(block: Of): Of {
  const insertions = currentInsertions();
  return mapBlockTexts(block, (text, kind) =>
    kind === 'rich' ? cleanHtml(fillHtml(text, insertions)) : fillText(text, insertions),
  );
}

type Loaders = { [Kind in BlockKind]?: (block: BlockOf<Kind>) => Promise<ShownBlockOf<Kind>> };

/** The kinds that show more than their own fields. */
const loaders: Loaders = {
  picture: async (block) => ({ ...block, size: await pictureSize(block.url) }),
  events: async (block) => ({ ...block, occurrences: await readOr(upcoming(block), null) }),
  next_dates: async (block) => {
    const event = await readOr(findListedEvent({ id: block.event_id }), null);
    if (!event) return { ...block, event: null, occurrences: [] };
    const { id, title, untranslated } = event;
    return {
      ...block,
      event: { id, title, ...(untranslated && { untranslated }) },
      occurrences: nextOccurrences(event, churchToday(), block.count),
    };
  },
  sermons: async (block) => {
    const { count: limit, series } = block;
    const found = await readOr(listSermons({ limit, ...(series && { series: [series] }) }), null);
    return { ...block, sermons: found?.rows ?? null };
  },
  form: async (block) => {
    const privacy = await privacyLink();
    return { ...block, shown: await readOr(loadForm({ id: block.form_id }, { privacy }), null) };
  },
  documents: async (block) => {
    const { category } = block;
    const found = listDocuments({ ...(category && { category }) });
    return { ...block, documents: await readOr(found, null) };
  },
};

function loadBlock(block: Block): Promise<ShownBlock> {
  const load = loaders[block.kind] as ((block: Block) => Promise<ShownBlock>) | undefined;
  return load ? load(block) : Promise.resolve(block as ShownBlock);
}

/** The next events with all of the words, and of a ministry those that name it, in the words of staff. */
async function upcoming(block: BlockOf<'events'>): Promise<Occurrence[]> {
  const { count, ministry_id, search } = block;
  if (!search && !ministry_id) return listUpcomingOccurrences({ limit: count });
  const wanted = new Set((await withStoredRows(() => matching(block))).map(dateOf));
  return (await listUpcomingOccurrences({})).filter((each) => wanted.has(dateOf(each))).slice(0, count);
}

function dateOf({ id, date }: Occurrence): string {
  return `${id} ${date}`;
}

async function matching({ ministry_id, search }: BlockOf<'events'>): Promise<Occurrence[]> {
  const phrases = [...(search ?? '').split(/\s+/), ...(await nameOf(ministry_id))].filter(Boolean);
  const isWanted = ({ title, location, description }: Occurrence) => {
    const text = `${title} ${location} ${description}`.toLocaleLowerCase();
    return phrases.every((phrase) => text.includes(phrase.toLocaleLowerCase()));
  };
  return (await listUpcomingOccurrences({})).filter(isWanted);
}

async function nameOf(ministryId: string | null | undefined): Promise<string[]> {
  if (!ministryId) return [];
  return (await listMinistries({})).filter(({ id }) => id === ministryId).map(({ title }) => title);
}
