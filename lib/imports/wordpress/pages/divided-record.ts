import { messages } from '#lib/language/messages.ts';
import type { BlockInput } from '#lib/site-pages/blocks/block.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceItem, SourceRecord } from '../../source.ts';
import { picturesIn } from './media.ts';

/** Returns the record, or as many as it has parts, each of which leads on to the next, and a message that says so. */
export function dividedRecord(
  record: SourceRecord,
  parts: readonly BlockInput[][],
  files: ReadonlyMap<string, string>,
  plan: { furtherPath(path: string, kind: string): string },
): SourceItem[] {
  if (parts.length < 2) return [{ record }];
  const { key, title, values, pictures: { picture_url } = {}, ...others } = record;
  const [path, kind] = [String(values.path), String(values.kind)];
  const paths = parts.map((_, at) => (at === 0 ? path : plan.furtherPath(path, kind)));
  const items = parts.map((blocks, at): SourceItem => {
    const label = messages.oldSite.goOn;
    const next = paths[at + 1];
    const onward: BlockInput[] = next ? [{ kind: 'buttons', items: [{ label, url: next }] }] : [];
    const shown = Object.fromEntries(picturesIn(blocks).map((url) => [url, files.get(url) ?? url]));
    const given = { ...values, path: paths[at], blocks: [...blocks, ...onward] };
    if (at === 0)
      return {
        record: { ...record, values: given, pictures: { ...(picture_url && { picture_url }), ...shown } },
      };
    const number = ` (${at + 1})`;
    const named = `${oneLine(title, 120 - number.length)}${number}`;
    const { oldPath: _, ...rest } = others;
    const part = { ...given, title: named, summary: '', picture_alt: '' };
    return { record: { ...rest, key: `${key}#${at + 1}`, title: named, values: part, pictures: shown } };
  });
  const problem = messages.oldSite.split(title, parts.length, paths.slice(1).join(' '));
  return [...items, { problem }];
}

/** Returns the last segment of a path as words. */
export function titleOfPath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.replace(/^./, (first) => first.toUpperCase());
}
