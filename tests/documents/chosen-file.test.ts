import { expect, test, vi } from 'vitest';
import { factsText, refusalOf, valuesOfFile } from '#components/documents/chosen-file.ts';
import { largestDocumentBytes } from '#lib/core/http/body-limits.ts';
import english from '#lib/language/generated/en.ts';

test('a file that cannot be a document is refused before it is sent', () => {
  const file = { name: 'bulletin.PDF', type: '', size: 1000 };
  expect(refusalOf(file)).toBeNull();
  expect(refusalOf({ ...file, name: 'bulletin', type: 'application/pdf' })).toBeNull();
  expect(refusalOf({ ...file, name: 'bulletin.docx' })).toBe(english.documents.notPdf);
  expect(refusalOf({ ...file, size: largestDocumentBytes + 1 })).toBe(english.documents.tooLarge);
});

test('a new bulletin is called as the one before, with the date in its file’s name or today’s', () => {
  vi.setSystemTime('2026-11-26T18:00:00Z');
  const newest = { title: 'Sunday bulletin' };
  expect(valuesOfFile({ name: 'bulletin-2026-11-29.pdf' }, 'Bulletins', newest)).toEqual({
    title: 'Sunday bulletin',
    category: 'Bulletins',
    date: '2026-11-29',
  });
  expect(valuesOfFile({ name: 'Annual_report 2026-13-01.PDF' }, '', undefined)).toEqual({
    title: 'Annual report 2026-13-01',
    category: '',
    date: '2026-11-26',
  });
});

test('date and size stand in one line', () => {
  expect(factsText({ date: '2026-11-29', bytes: 1_240_000 })).toBe('November 29, 2026 · 1.2 MB');
  expect(factsText({ date: null, bytes: 10 })).toBe('1 kB');
});
