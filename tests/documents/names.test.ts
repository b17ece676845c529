import { describe, expect, test } from 'vitest';
import { streamOf } from '#lib/core/http/stream-of.ts';
import type { StoredFile } from '#lib/core/storage/stored-file.ts';
import { categorySlug, documentAddress, latestAddress, readDocumentAddress } from '#lib/documents/address.ts';
import { givenName, inlineDisposition } from '#lib/documents/file-name.ts';
import { isPdf } from '#lib/documents/pdf.ts';

const id = '7d4f7e0e-9f57-4b2c-8a43-6e0d7a8f4b11';

describe('the address of a document', () => {
  test.each([
    ['bulletin.pdf', 'bulletin'],
    ['Bulletin Nov 30 (final).PDF', 'bulletin-nov-30-final'],
    ['Boletín del Señor.pdf', 'boletin-del-senor'],
    ['주보.pdf', 'document'],
    ['O\uFB03ce \uFF28ours.pdf', 'office-hours'],
    ['Ærø, œuvre, Łódź.pdf', 'aero-oeuvre-lodz'],
    [`${'a'.repeat(300)}.pdf`, 'a'.repeat(80)],
  ])('of %s is made of its name', (file_name, slug) => {
    expect(documentAddress({ id, file_name })).toBe(`/files/${id}/${slug}.pdf`);
  });

  test('of the newest of a category is the same each time, in any script', () => {
    expect(latestAddress('Sunday Bulletins')).toBe('/files/latest/sunday-bulletins');
    expect(categorySlug('주보')).toMatch(/^category-[a-z\d]{6}$/);
    expect(categorySlug('주보')).toBe(categorySlug('주보'));
    expect(categorySlug('주보')).not.toBe(categorySlug('소식'));
  });

  test('is read back', () => {
    expect(readDocumentAddress(`/files/${id}/bulletin.pdf`)).toEqual({ id });
    expect(readDocumentAddress('/files/latest/bulletins')).toEqual({ latest: 'bulletins' });
    for (const path of ['/files', `/files/${id}`, `/files/${id}/a/b.pdf`, '/filesx/a/b'])
      expect(readDocumentAddress(path)).toBeNull();
  });
});

test.each([
  ['C:\\Users\\office\\Bulletin.pdf', 'Bulletin.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['Bolet\u0131\u0301n\r\n"x".PDF', 'Bolet\u0131\u0301nx.pdf'],
  ['', 'document.pdf'],
  ['50%41.pdf', '5041.pdf'],
])('the name %j is stored as %j', (given, name) => {
  expect(givenName(given)).toBe(name);
});

test('a file is shown in the browser and saved under its name', () => {
  expect(inlineDisposition('Boletín (1) 주보’s.pdf')).toBe(
    `inline; filename="Boletin (1) ___s.pdf"; filename*=UTF-8''Bolet%C3%ADn%20%281%29%20%EC%A3%BC%EB%B3%B4%E2%80%99s.pdf`,
  );
  expect(inlineDisposition('a"b\\c.pdf')).toContain('filename="a_b_c.pdf"');
});

describe('a PDF is known by its bytes', () => {
  const fileOf = (parts: readonly string[]): StoredFile => ({
    size: parts.join('').length,
    read: () =>
      streamOf(
        (async function* () {
          for (const part of parts) yield Buffer.from(part);
          return undefined;
        })(),
      ),
  });

  test.each([
    ['a small one', ['%PDF-1.7\n1 0 obj\n%%EOF\n'], true],
    ['one with other bytes before its header', [`${'x'.repeat(900)}%PDF-1.4\n%%EOF`], true],
    ['one that arrives in parts', ['%P', 'DF-1.4', 'x'.repeat(3000), '%%E', 'OF'], true],
    ['one with its header too late', [`${'x'.repeat(1024)}%PDF-1.4\n%%EOF`], false],
    ['one without an end', ['%PDF-1.4\nx'], false],
    ['a picture', ['\u0089PNG\r\n'], false],
    ['a page that names the marks the other way round', ['%%EOF', 'x'.repeat(2000), '%PDF-'], false],
    ['an empty file', [], false],
  ])('%s', async (_, parts, isOne) => {
    expect(await isPdf(fileOf(parts))).toBe(isOne);
  });
});
