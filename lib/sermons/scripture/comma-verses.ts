import type { Language } from '#lib/core/language/languages.ts';

/** The numbers behind the name of a book. */
const numbers = /(?<=\p{L}\.?\s*)\d(?:[\d\s.,:;¶-]|(?<=\d)[a-e](?!\p{L}))*/u;

/**
 * Returns the passage of one book with a colon before its verses where Spanish has a comma: 'Lc 15,1-3.11-32' is
 * 'Lc 15:1-3,11-32'. Null where a comma may be either.
 */
export function withColons(part: string, language: Language): string | null {
  const [run = ''] = numbers.exec(part) ?? [];
  if (run.includes(':') || !run.includes(',')) return part;
  if (language === 'en') return /^\d+,\d+\s*$/.test(run) ? null : part;
  const passages = run.split(';').map(colonIn);
  if (passages.includes(null)) return null;
  // A number alone behind one with verses may be a chapter or a verse.
  const first = passages.findIndex((passage) => passage?.includes(':'));
  const certain = passages.filter((passage, place) => place <= first || passage?.includes(':'));
  return part.replace(run, certain.join(';'));
}

function colonIn(passage: string): string | null {
  const [, chapter, rest = ''] = /^\s*(\d+)\s*,\s*(.*)$/s.exec(passage) ?? [];
  if (chapter === undefined) return passage.includes(',') ? null : passage;
  const verses = rest.replace(/-\s*(\d+)\s*,\s*(\d)/g, '-$1:$2').replace(/\.\s*(?=\d)/g, '#');
  return /,|\d\s+\d/.test(verses) ? null : `${chapter}:${verses.replaceAll('#', ',')}`;
}
