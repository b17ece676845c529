import { z } from 'zod';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { addressBlock } from './address.ts';
import { buttonsBlock } from './buttons.ts';
import { documentsBlock } from './documents.ts';
import { embedBlock } from './embed.ts';
import { eventsBlock } from './events.ts';
import { formBlock } from './form.ts';
import { galleryBlock } from './gallery.ts';
import { nextDatesBlock } from './next-dates.ts';
import { noticeBlock } from './notice.ts';
import { peopleBlock } from './people.ts';
import { pictureBlock } from './picture.ts';
import { prayerBlock } from './prayer.ts';
import { questionsBlock } from './questions.ts';
import { sermonsBlock } from './sermons.ts';
import { serviceTimesBlock } from './service-times.ts';
import { videoBlock } from './video.ts';
import { wordsBlock } from './words.ts';
import { wordsPictureBlock } from './words-picture.ts';

/** Every kind of block, in the order in which staff are offered them. */
export const blockTypes = {
  words: wordsBlock,
  picture: pictureBlock,
  words_picture: wordsPictureBlock,
  gallery: galleryBlock,
  questions: questionsBlock,
  people: peopleBlock,
  buttons: buttonsBlock,
  notice: noticeBlock,
  events: eventsBlock,
  next_dates: nextDatesBlock,
  service_times: serviceTimesBlock,
  sermons: sermonsBlock,
  address: addressBlock,
  form: formBlock,
  prayer: prayerBlock,
  documents: documentsBlock,
  video: videoBlock,
  embed: embedBlock,
} as const;

type BlockTypes = typeof blockTypes;
export type BlockKind = keyof BlockTypes;
export const blockKinds = Object.keys(blockTypes) as BlockKind[];

/** A block of this kind, as it is stored. */
export type BlockOf<Kind extends BlockKind> = z.output<BlockTypes[Kind]['schema']>;
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];
export type BlockInput = { [Kind in BlockKind]: z.input<BlockTypes[Kind]['schema']> }[BlockKind];

export const mostBlocks = 40;
/** The most that all blocks of a page take together, in bytes of their JSON. */
export const largestBlocksBytes = 300_000;

const schemas = blockKinds.map((kind) => blockTypes[kind].schema);

/** One block. An unknown kind is refused by its name. */
export const block = z
  .discriminatedUnion('kind', schemas as unknown as [(typeof schemas)[number]], {
    error: ({ input }) => messages.blocks.unknownKind(kindOf(input)),
  })
  .meta({
    id: 'Block',
    description: 'A part of a page. Texts may name facts in braces, such as `{church}`.',
  }) as unknown as z.ZodType<Block, BlockInput>;

/** The blocks of a page. */
export const blockList = multiline(
  z
    .array(block, { error: () => messages.blocks.notAList })
    .max(mostBlocks, { error: () => messages.blocks.tooMany(mostBlocks) })
    .refine((blocks) => bytesOf(blocks) <= largestBlocksBytes, {
      error: () => messages.blocks.tooLarge(largestBlocksBytes / 1000),
    }),
);

function bytesOf(blocks: readonly unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(blocks)).length;
}

function kindOf(input: unknown): string {
  const kind = (input as { kind?: unknown } | null)?.kind;
  return typeof kind === 'string' ? kind.slice(0, 40) : '';
}
