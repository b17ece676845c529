import { describe, expect, test } from 'vitest';
import { readList, textOfFile } from '#lib/subscribers/staff/list/read-list.ts';

const named = [
  { topic: 'week', names: ['This week', 'Esta semana'] },
  { topic: 'alerts', names: ['Changes and closings', 'Cambios y cierres'] },
  { topic: 'ministry:1', names: ['Men, Women & Youth'] },
];
const known = { topics: ['news'], named };
const rowsOf = (text: string) => readList(text, known)?.rows;

describe('a list of people', () => {
  test('has headers in English, and commas', () => {
    expect(
      rowsOf('Email,Name,Language,Topics\nann@example.org,Ann Baker,Spanish,"This week; alerts"\n'),
    ).toEqual([{ email: 'ann@example.org', name: 'Ann Baker', language: 'es', topics: ['week', 'alerts'] }]);
  });

  test('has headers in Spanish, semicolons and a byte order mark', () => {
    const text =
      '\ufeffCorreo electrónico;Nombre;Idioma;Temas\r\nana@ejemplo.org;Ana Ruiz;español;Esta semana, Cambios y cierres\r\n';
    expect(rowsOf(text)).toEqual([
      { email: 'ana@ejemplo.org', name: 'Ana Ruiz', language: 'es', topics: ['week', 'alerts'] },
    ]);
  });

  test('is one of another program: first and last name, columns that are left out, a title before', () => {
    const text = 'Members,,,\nFirst Name,Email Address,Last Name,Rating\nAnn,ann@example.org,Baker,5\n';
    expect(readList(text, known)).toEqual({
      rows: [{ email: 'ann@example.org', name: 'Ann Baker', topics: ['news'] }],
      columns: ['first', 'email', 'last'],
    });
  });

  test('is pasted, an address to a line, with names or without', () => {
    expect(rowsOf('ann@example.org\n"Baker, Ben" <ben@example.org>\nCleo Diaz <cleo@example.org>\n')).toEqual(
      [
        { email: 'ann@example.org', topics: ['news'] },
        { email: 'ben@example.org', name: 'Baker, Ben', topics: ['news'] },
        { email: 'cleo@example.org', name: 'Cleo Diaz', topics: ['news'] },
      ],
    );
    expect(rowsOf('ann@example.org; Ben <ben@example.org>; cleo@example.org')).toMatchObject([
      { email: 'ann@example.org' },
      { email: 'ben@example.org', name: 'Ben' },
      { email: 'cleo@example.org' },
    ]);
    expect(rowsOf('Ann Baker\tann@example.org\nBen\tben@example.org')).toMatchObject([
      { email: 'ann@example.org', name: 'Ann Baker' },
      { email: 'ben@example.org', name: 'Ben' },
    ]);
  });

  test('keeps what names nothing, for the refusal; the name of a topic may have a comma', () => {
    expect(
      rowsOf(
        'email,language,topics\nann@example.org,Klingon,bingo\nben@example.org,es-MX,"Men, women & youth"\n,,',
      ),
    ).toEqual([
      { email: 'ann@example.org', language: 'Klingon', topics: ['bingo'] },
      { email: 'ben@example.org', language: 'es', topics: ['ministry:1'] },
    ]);
  });

  test('may not end a quotation: then it is none', () => {
    expect(readList('email,name\nann@example.org,"Ann', known)).toBeNull();
    expect(readList('', known)).toEqual({ rows: [], columns: [] });
  });
});

test.each([
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('José')]],
  ['Windows-1252', [0x4a, 0x6f, 0x73, 0xe9]],
  ['UTF-16', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0]],
])('a file is read in %s', (_name, bytes) => {
  expect(textOfFile(Uint8Array.from(bytes))).toBe('José');
});
