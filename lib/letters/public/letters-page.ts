import type { PublicLetter } from '../schema.ts';

const perPage = 26;

/** One page of the list of letters. */
export interface LettersPage {
  letters: readonly PublicLetter[];
  /** From 1. */
  page: number;
  pageCount: number;
}

/** Returns the page with this number; one past the end gives the last. */
export function lettersPage(
  letters: readonly PublicLetter[],
  asked: string | string[] | undefined,
): LettersPage {
  const wanted = /^[1-9]\d{0,4}$/.test(String(asked)) ? Number(asked) : 1;
  const pageCount = Math.max(1, Math.ceil(letters.length / perPage));
  const page = Math.min(wanted, pageCount);
  return { letters: letters.slice((page - 1) * perPage, page * perPage), page, pageCount };
}
