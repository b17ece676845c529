import { readWhole, type StoredFile } from '#lib/core/storage/stored-file.ts';

/** The header stands within so many bytes (ISO 32000-2, annex I: readers look for it there). */
const headBytes = 1024;
const header = '%PDF-';
const endMark = '%%EOF';

/** Returns whether these bytes are a PDF: it begins with a header and has an end mark behind it. */
export async function isPdf(file: StoredFile): Promise<boolean> {
  let head = Buffer.alloc(0);
  let before = Buffer.alloc(0);
  for await (const bytes of readWhole(file)) {
    const isHead = head.length < headBytes;
    if (isHead) head = Buffer.concat([head, bytes.subarray(0, headBytes - head.length)]);
    if (head.length === headBytes && !head.includes(header)) return false;
    // The mark may lie across two parts.
    const looked = Buffer.concat([before, bytes]);
    if (looked.includes(endMark)) return isHead ? head.includes(header) : true;
    before = looked.subarray(-endMark.length + 1);
  }
  return false;
}
