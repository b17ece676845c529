import { foldText } from '#lib/core/text/folded.ts';

const folder = '/files/';
const latest = 'latest';
const longestSlug = 80;

/** Returns the address of a document's file, made of its id and file name. */
export function documentAddress({ id, file_name }: { id: string; file_name: string }): string {
  return `${folder}${id}/${nameOf(file_name)}.pdf`;
}

/** Returns the address of its file in the second language; null where it has none. */
export function translatedAddress({
  id,
  file_name,
  translated_file_name,
}: {
  id: string;
  file_name: string;
  translated_file_name: string | null;
}): string | null {
  if (translated_file_name === null) return null;
  const name = nameOf(translated_file_name);
  return `${folder}${id}/${name}${name === nameOf(file_name) ? '-2' : ''}.pdf`;
}

function nameOf(fileName: string): string {
  return slugOf(fileName.replace(/\.pdf$/i, '')) || 'document';
}

/** Returns the address that leads to the newest document of a category. */
export function latestAddress(category: string): string {
  return `${folder}${latest}/${categorySlug(category)}`;
}

/** Returns a category as its address spells it; one without Latin letters gets a short hash, which never changes. */
export function categorySlug(category: string): string {
  return slugOf(category) || `category-${hashOf(category)}`;
}

/** An address of a document: that of one file, or of the newest of a category. */
export type DocumentAddress = { id: string } | { latest: string };

/** Returns what the path names; null for a path that is no document's. */
export function readDocumentAddress(path: string): DocumentAddress | null {
  const [, first, second] = /^\/files\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (first === undefined || second === undefined) return null;
  return first === latest ? { latest: second } : { id: first };
}

/** Latin letters that are no letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŋ: 'n', ŧ: 't', ı: 'i' },
};

function slugOf(text: string): string {
  const slug = foldText(text)
    .replace(/[^ -~]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, longestSlug);
  return slug.replace(/^-|-$/g, '');
}

/** Returns six digits and letters of an FNV-1a hash. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(6, '0').slice(-6);
}
