import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl, shownUrl } from '#lib/core/addresses/urls.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { pageOf } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { loadBlocks } from '#lib/site-pages/public/load-blocks.ts';
import type { ShownBlock } from '#lib/site-pages/public/shown-block.ts';
import { specialNotes, toldDateOf, unspokenOf, whenText, withLanguages } from './compose/told-dates.ts';
import type { LetterBlock, StoredItem } from './schema.ts';

/** The blocks of a letter with their facts inserted, and what their lists show at the moment. */
interface FilledBlocks {
  blocks: LetterBlock[];
  items: StoredItem[];
}

/** Returns the blocks as they are read now. */
export async function fillBlocks(blocks: readonly LetterBlock[]): Promise<FilledBlocks> {
  const shown = await loadBlocks(blocks);
  return {
    // What a block shows beside its own fields is not stored.
    blocks: shown.map((block, place) => ownFields(block, blocks[place])),
    items: shown.flatMap((block, place) => listOf(block).map((item) => ({ ...item, block: place }))),
  };
}

function ownFields(shown: ShownBlock, stored: LetterBlock | undefined): LetterBlock {
  const names = Object.keys(stored ?? {});
  return Object.fromEntries(Object.entries(shown).filter(([name]) => names.includes(name))) as LetterBlock;
}

function listOf(block: ShownBlock): StoredItem[] {
  if (block.kind === 'events')
    return (block.occurrences ?? []).map((date) => ({
      kind: 'event',
      title: date.title,
      when: withLanguages(whenText(date), date),
      where: placeName(date).trim() || null,
      url: shownUrl(pageOf(date)),
      note: specialNotes(date, undefined).join(' · ') || null,
      dates: [toldDateOf(date)],
      block: null,
      ...unspokenOf(date, { title: 'title', where: 'location' }),
    }));
  return block.kind === 'sermons' ? (block.sermons ?? []).map(sermonItem) : [];
}

/** Returns the line of a sermon. */
export function sermonItem({
  id,
  title,
  date,
  speaker,
  passage,
  untranslated,
}: Pick<Sermon, 'id' | 'title' | 'date' | 'speaker' | 'passage' | 'untranslated'>): StoredItem {
  return {
    kind: 'sermon',
    title,
    when: formatDate(date, 'EEEE, MMMM d'),
    where: null,
    url: sermonUrl(id),
    note: [speaker, passage].filter(Boolean).join(' · ') || null,
    dates: [],
    block: null,
    ...unspokenOf({ untranslated }, { title: 'title' }),
  };
}

/** Returns the address by which a letter tells of a sermon. */
export function sermonUrl(id: string): string {
  return absoluteUrl(paths.sermon(id));
}
