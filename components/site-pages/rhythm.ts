import type { BlockKind } from '#lib/site-pages/blocks/block.ts';
import type { ShownBlock, ShownBlockOf } from '#lib/site-pages/public/shown-block.ts';

/** Beside a heading, in the text's column; or across the page, below it. */
export type BlockForm = 'beside' | 'across';
export type Ornament = 'hills' | 'lantern' | 'wheat';

export interface PlacedBlock {
  readonly block: ShownBlock;
  /** Its place on the page, from 0. */
  readonly index: number;
  readonly form: BlockForm;
}

/** What a view gets. */
export interface BlockViewProps<Kind extends BlockKind> {
  block: ShownBlockOf<Kind>;
  /** Unique on the page: the start of each id inside. */
  id: string;
  form: BlockForm;
}

/** Blocks on one ground. */
export interface Band {
  readonly ground: 'paper' | 'limestone';
  readonly blocks: readonly PlacedBlock[];
  /** Drawn below the blocks. */
  readonly ornament: Ornament | null;
}

/** How many blocks share a ground, and how many grounds have one ornament: about three screens. */
const blocksPerBand = 2;
const bandsPerOrnament = 2;
const ornaments: readonly Ornament[] = ['hills', 'lantern', 'wheat'];

/** `follows`: belongs to what stands before it. `wide`: is always as wide as the page. */
const placing: Record<BlockKind, 'follows' | 'wide' | 'turns'> = {
  words: 'turns',
  picture: 'turns',
  words_picture: 'wide',
  gallery: 'wide',
  questions: 'turns',
  people: 'wide',
  buttons: 'follows',
  notice: 'follows',
  events: 'turns',
  next_dates: 'turns',
  service_times: 'turns',
  sermons: 'turns',
  address: 'wide',
  form: 'turns',
  prayer: 'wide',
  documents: 'turns',
  video: 'turns',
  embed: 'turns',
};

/**
 * Returns how a page's blocks stand: grounds alternate in pairs and end on paper, from which the footer rises; wide and
 * narrow take turns; some grounds close with an ornament.
 */
export function bandsOf(blocks: readonly ShownBlock[]): Band[] {
  const groups = grouped(placed(blocks));
  return groups.map((group, place) => ({
    ground: (groups.length - place) % 2 === 1 ? 'paper' : 'limestone',
    blocks: group,
    ornament: ornamentAfter(place, groups),
  }));
}

/** The last band has the footer's hills below it; the way to the prayer form has a lantern of its own. */
function ornamentAfter(place: number, groups: readonly (readonly PlacedBlock[])[]): Ornament | null {
  const isDue = place % bandsPerOrnament === bandsPerOrnament - 1 && place < groups.length - 1;
  if (!isDue) return null;
  const next = ornaments[Math.floor(place / bandsPerOrnament) % ornaments.length] ?? null;
  const hasLantern = groups[place]?.some(({ block }) => block.kind === 'prayer');
  return next === 'lantern' && hasLantern ? 'wheat' : next;
}

function placed(blocks: readonly ShownBlock[]): PlacedBlock[] {
  let former: BlockForm = 'across';
  return blocks.map((block, index) => {
    const form = formOf(block, former);
    former = form;
    return { block, index, form };
  });
}

function formOf(block: ShownBlock, former: BlockForm): BlockForm {
  if (placing[block.kind] === 'follows') return former;
  if (placing[block.kind] === 'wide') return 'across';
  if (block.kind === 'words') return /<h3[\s>]/i.test(block.html) ? 'beside' : 'across';
  return former === 'across' ? 'beside' : 'across';
}

function grouped(blocks: readonly PlacedBlock[]): PlacedBlock[][] {
  const groups: PlacedBlock[][] = [];
  let size = blocksPerBand;
  for (const one of blocks) {
    const isFollower = placing[one.block.kind] === 'follows';
    if (groups.length === 0 || (size >= blocksPerBand && !isFollower)) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(one);
    if (!isFollower) size += 1;
  }
  return groups;
}
