import { type BlockInput, largestBlocksBytes, mostBlocks } from '#lib/site-pages/blocks/block.ts';

/** Room for the addresses of pictures, which differ once they are stored here, and for the way to the next part. */
const mostBytes = largestBlocksBytes - 20_000;
const most = mostBlocks - 1;
const mostItems = 40;
const mostButtons = 6;

/** Returns the blocks of as many pages as they need: a page ends before its last heading, where that is not its first. */
export function inParts(blocks: readonly BlockInput[]): BlockInput[][] {
  if (blocks.length <= mostBlocks && bytesOf(blocks) <= mostBytes) return [[...blocks]];
  const parts: BlockInput[][] = [];
  let rest = [...blocks];
  while (rest.length > most || bytesOf(rest) > mostBytes) {
    const fitting = fittingOf(rest);
    const heading = rest
      .slice(0, fitting + 1)
      .findLastIndex((block, at) => at > 0 && beginsWithHeading(block));
    const end = heading > fitting / 3 ? heading : fitting;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return rest.length > 0 ? [...parts, rest] : parts;
}

/** Returns how many blocks fit, at least one. */
function fittingOf(blocks: readonly BlockInput[]): number {
  let bytes = 2;
  let count = 0;
  for (const block of blocks.slice(0, most)) {
    bytes += bytesOf([block]);
    if (count > 0 && bytes > mostBytes) break;
    count += 1;
  }
  return count;
}

function beginsWithHeading(block: BlockInput): boolean {
  return block.kind === 'words' && /^<h[34]>/.test(block.html);
}

function bytesOf(blocks: readonly BlockInput[]): number {
  return Buffer.byteLength(JSON.stringify(blocks));
}

/** Returns the blocks with those that follow one another as one: people, galleries, three pictures or more, buttons. */
export function joined(given: readonly BlockInput[]): BlockInput[] {
  const blocks = withGalleries(given);
  const found: BlockInput[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    const both = last && together(last, block);
    if (both) found[found.length - 1] = both;
    else found.push(block);
  }
  return found;
}

function withGalleries(blocks: readonly BlockInput[]): BlockInput[] {
  const isPlain = (block: BlockInput | undefined) => block?.kind === 'picture' && !block.caption;
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'picture' || !isPlain(block)) return [block];
    let [first, last] = [at, at];
    while (isPlain(blocks[first - 1])) first -= 1;
    while (isPlain(blocks[last + 1])) last += 1;
    if (last - first < 2) return [block];
    return [{ kind: 'gallery' as const, pictures: [{ url: block.url, alt: block.alt }] }];
  });
}

function together(one: BlockInput, next: BlockInput): BlockInput | null {
  if (one.kind === 'people' && next.kind === 'people' && one.items.length + next.items.length <= mostItems)
    return { ...one, items: [...one.items, ...next.items] };
  if (
    one.kind === 'buttons' &&
    next.kind === 'buttons' &&
    one.items.length + next.items.length <= mostButtons
  )
    return { ...one, items: [...one.items, ...next.items] };
  if (one.kind === 'gallery' && next.kind === 'gallery') {
    const pictures = [...one.pictures, ...next.pictures];
    return pictures.length <= mostItems ? { ...one, pictures } : null;
  }
  const isSame = one.kind === 'documents' && next.kind === 'documents' && one.category === next.category;
  return isSame ? one : null;
}
