import type { Book } from './books.ts';

/** A book with the number of sermons on it, of each chapter too (from 1; chapters without sermons left out). */
export interface PreachedBook extends Book {
  sermons: number;
  preached: readonly { chapter: number; sermons: number }[];
}
