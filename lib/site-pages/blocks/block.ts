import { z } from 'zod';
import { type Field, type Fields, field, line, type ShapeOf, shapeOf, text } from '#lib/core/fields/field.ts';
import { videoOf } from '#lib/core/hosts/video.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { idsOf } from './block-ids.ts';
import {
  alt,
  checkedAddress,
  chosen,
  count,
  email,
  emptyText,
  link,
  list,
  ministry,
  named,
  optionalLine,
  optionalPicture,
  picture,
  search,
  side,
  words,
} from './fields.ts';

/** The fields of every kind of block, in the order in which staff are offered them. */
const blockFields = {
  words: { html: words(20_000) },
  picture: {
    url: picture(),
    alt: alt(),
    caption: optionalLine('Words below the picture', 200),
  },
  words_picture: { html: words(5000), url: picture(), alt: alt(), side: side() },
  gallery: {
    pictures: list('Pictures', {
      noun: 'Picture',
      fields: { url: picture(), alt: alt() },
      help: () => messages.pageEditing.consent,
    }),
  },
  questions: {
    items: list('Questions', {
      noun: 'Question',
      fields: { question: line('Question', 200), answer: text('Answer', 3000) },
    }),
  },
  people: {
    items: list('People', {
      noun: 'Person',
      fields: {
        name: line('Name', 120, { isName: true }),
        role: emptyText(line, 'Role', 120),
        words: emptyText(text, 'Words', 700),
        picture_url: optionalPicture(),
        email: email(),
      },
    }),
  },
  buttons: {
    items: list('Buttons', {
      noun: 'Button',
      most: 6,
      fields: { label: line('Words on the button', 60), url: link('Where it leads') },
    }),
  },
  notice: { html: words(1000) },
  events: {
    count: count(),
    ministry_id: ministry('Only events of this ministry'),
    search: search('Only events with these words', 100),
  },
  next_dates: {
    event_id: chosen('event', 'Event', () => messages.blocks.noEvent),
    count: count(),
  },
  service_times: {},
  sermons: { count: count(), series: named('series', 'Series') },
  address: {},
  form: { form_id: chosen('form', 'Form', () => messages.blocks.noForm) },
  prayer: {},
  documents: { category: named('category', 'Category') },
  video: {
    url: checkedAddress(
      'Address of the video',
      (url) => videoOf(url) !== null,
      () => messages.blocks.noVideo,
    ),
  },
  // Which sites may be shown is checked on save (check-blocks.ts).
  embed: {
    url: checkedAddress(
      'Address of the form, calendar or player',
      () => true,
      () => messages.blocks.notShownHere,
      () => messages.pageEditing.embedHelp,
    ),
    title: line('Title', 120),
  },
} as const satisfies Record<string, Fields>;

type BlockFields = typeof blockFields;
export type BlockKind = keyof BlockFields;

/** A kind of block: a group of fields. Its name is `messages.blocks.kinds[kind]`. */
interface BlockType<Kind extends BlockKind>
  extends Field<
    z.ZodObject<
      { kind: z.ZodLiteral<Kind>; id: z.ZodOptional<z.ZodString> } & ShapeOf<BlockFields[Kind]>,
      z.core.$strict
    >
  > {
  readonly fields: Fields;
}
type BlockTypes = { readonly [Kind in BlockKind]: BlockType<Kind> };

/** Made by the server where it is absent; of two blocks of a page with the same one, the second gets another. */
const blockId = z
  .string()
  .regex(/^[A-Za-z\d_-]{1,24}$/, { error: () => messages.blocks.noId })
  .meta({ description: 'Names the block within its page. Made by the server where it is absent.' });

export const blockTypes = Object.fromEntries(
  Object.entries(blockFields).map(([kind, fields]) => {
    const schema = z.strictObject({ kind: z.literal(kind), id: blockId.optional(), ...shapeOf(fields) });
    return [kind, field('group', undefined, schema, { fields })];
  }),
) as unknown as BlockTypes;
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

/** Returns stored blocks, without those that no kind of this version fits. Their HTML is not safe yet. */
export function readBlocks(stored: unknown): Block[] {
  return readEach(stored).filter((each) => each !== null);
}

/**
 * Returns each entry of a stored list as a block with an id, null for what is none. One without an id, or with that of
 * another block, gets one of its content.
 */
export function readEach(stored: unknown): (Block | null)[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  const read = list.map((entry) => block.safeParse(entry).data);
  const ids = idsOf(list.map((entry, place) => ({ id: read[place]?.id, content: entry })));
  return read.map((each, place) => (each ? { ...each, id: ids[place] ?? '' } : null));
}

function bytesOf(blocks: readonly unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(blocks)).length;
}

function kindOf(input: unknown): string {
  const kind = (input as { kind?: unknown } | null)?.kind;
  return typeof kind === 'string' ? kind.slice(0, 40) : '';
}
