import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import type { PictureSize } from '#lib/uploads/picture-size.ts';
import type { BlockKind, BlockOf } from '../blocks/block.ts';

/** A document in a list. */
export interface ShownDocument extends Pick<Spoken, 'untranslated'> {
  readonly title: string;
  readonly url: string;
  readonly category: string | null;
  /** A calendar date of the church. */
  readonly date: string | null;
  readonly bytes: number;
  readonly untranslated?: string[] | undefined;
}

interface ShownEvent extends Pick<Spoken, 'untranslated'> {
  readonly id: string;
  readonly title: string;
}

/** What views show beside the block's own fields; null for what could not be read. */
interface Content {
  /** Null for a picture of unknown size. */
  picture: { size: PictureSize | null };
  events: { occurrences: readonly Occurrence[] | null };
  /** Null for an event that is gone. */
  next_dates: { event: ShownEvent | null; occurrences: readonly Occurrence[] };
  sermons: { sermons: readonly Sermon[] | null };
  /** Null for a form that visitors do not see. */
  form: { shown: ShownForm | null };
  documents: { documents: readonly ShownDocument[] | null };
}

/**
 * A block with its facts filled in, its HTML cleaned, what it shows of other domains, and which of its own texts stand in
 * the first language.
 */
export type ShownBlockOf<Kind extends BlockKind> = BlockOf<Kind> &
  Pick<Spoken, 'untranslated'> &
  (Kind extends keyof Content ? Content[Kind] : unknown);
export type ShownBlock = { [Kind in BlockKind]: ShownBlockOf<Kind> }[BlockKind];
