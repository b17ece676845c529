import { formatDate, isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { largestDocumentBytes } from '#lib/core/http/body-limits.ts';
import { sizeText } from '#lib/core/text/size-text.ts';
import type { DocumentFormValues, DocumentRow } from '#lib/documents/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns why the file is not sent; null for one that may be a document. The server looks at its bytes. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return messages.documents.notPdf;
  return size > largestDocumentBytes ? messages.documents.tooLarge : null;
}

/**
 * Returns the first values of a new document's form. In a category it is called as the newest one there, so that a
 * bulletin needs no typing; its date is the one in the file's name, or today.
 */
export function valuesOfFile(
  { name }: Pick<File, 'name'>,
  category: string,
  newest: Pick<DocumentRow, 'title'> | undefined,
): Required<DocumentFormValues> & { category: string; date: string } {
  const plain = name
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  const named = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0];
  const date = named && isDateText(named) ? named : churchToday();
  return { title: newest?.title ?? plain, category, date };
}

/** Returns date and size of a document for its line in the list. */
export function factsText({ date, bytes }: Pick<DocumentRow, 'date' | 'bytes'>): string {
  const day = date && formatDate(date, 'MMMM d, yyyy');
  return [day, sizeText(bytes)].filter(Boolean).join(' · ');
}
