import { messages } from '#lib/language/messages.ts';
import type { BookSlug } from './books.ts';

/** Returns the book's name in the church's language. */
export function bookName(slug: BookSlug): string {
  return messages.scripture.books[slug];
}

/** Returns 'Romans 8'; a psalm has its own name ('Psalm 23'). */
export function chapterName(slug: BookSlug, chapter: number | string): string {
  return `${slug === 'psalms' ? messages.scripture.psalm : bookName(slug)} ${chapter}`;
}
