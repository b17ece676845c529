import { type BlockInput, largestBlocksBytes, mostBlocks } from '#lib/site-pages/blocks/block.ts';

/** Room for the addresses of pictures, which differ once they are stored here. */
const mostBytes = largestBlocksBytes - 20_000;

/** Returns the blocks that a page takes: of too many, pictures in a row become a gallery, and the last are left out. */
export function fitted(blocks: readonly BlockInput[]): { blocks: BlockInput[]; isCut: boolean } {
  const fewer = blocks.length > mostBlocks ? withGalleries(blocks) : [...blocks];
  const kept: BlockInput[] = [];
  let bytes = 2;
  for (const block of fewer.slice(0, mostBlocks)) {
    bytes += Buffer.byteLength(JSON.stringify(block)) + 1;
    if (bytes > mostBytes) break;
    kept.push(block);
  }
  return { blocks: kept, isCut: kept.length < fewer.length };
}

function withGalleries(blocks: readonly BlockInput[]): BlockInput[] {
  const merged: BlockInput[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    if (block.kind !== 'picture') merged.push(block);
    else if (last?.kind === 'gallery' && last.pictures.length < 40)
      last.pictures.push({ url: block.url, alt: block.alt });
    else if (last?.kind === 'picture') {
      const pictures = [last, block].map(({ url, alt }) => ({ url, alt }));
      merged[merged.length - 1] = { kind: 'gallery', pictures };
    } else merged.push(block);
  }
  return merged;
}
