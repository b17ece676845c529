import { foldText } from '#lib/core/text/folded.ts';

/** What a column of a list is called, in files of other programs too: letters and digits alone, without accents. */
const called = {
  email:
    'email mail emailaddress mailaddress address correo correoelectronico direccion direcciondecorreo direcciondecorreoelectronico emailprimary primaryemail emailpersonal subscriberemail emailadresse',
  name: 'name fullname person subscribername nombre nombrecompleto nombreyapellido nombreyapellidos',
  first: 'firstname first givenname primernombre',
  last: 'lastname last surname familyname apellido apellidos',
  language: 'language lang locale idioma lengua preferredlanguage',
  topics: 'topics topic lists groups interests temas tema listas grupos intereses',
} as const;

export type ListColumn = keyof typeof called;

const columnOf = new Map(
  Object.entries(called).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column as ListColumn] as const),
  ),
);

/** Returns the column that each header names; null for one that is left out. A column is taken once. */
export function columnsOf(headers: readonly string[]): (ListColumn | null)[] {
  const taken = new Set<ListColumn>();
  return headers.map((header) => {
    const column = columnOf.get(plain(header));
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Returns letters and digits of a text in lower case, without accents and remarks in brackets. */
export function plain(text: string): string {
  return foldText(text.replace(/\([^)]*\)/g, '')).replace(/[^\p{L}\p{N}]/gu, '');
}
