import { plain } from './column-match.ts';

/** Columns whose every value but these is private: Google's 'Private', Outlook's 'Sensitivity', in several languages. */
const closed = new Set([
  ...['private', 'isprivate', 'sensitivity', 'confidential', 'confidentiality', 'privateleftout'],
  ...[
    'privat',
    'vertraulichkeit',
    'vertraulich',
    'prive',
    'confidentialite',
    'criteredediffusion',
    'diffusion',
  ],
  ...[
    'privado',
    'privada',
    'confidencialidad',
    'sensibilidad',
    'caracter',
    'confidencialidade',
    'particular',
  ],
  ...['privato', 'riservatezza', 'riservato', 'gevoeligheid', 'vertrouwelijkheid'],
]);
const open = new Set([
  ...[
    '',
    'false',
    'f',
    'no',
    'n',
    '0',
    'off',
    'none',
    'null',
    'na',
    'normal',
    'public',
    'default',
    'standard',
  ],
  ...[
    'falsch',
    'nein',
    'offentlich',
    'keine',
    'aus',
    'uit',
    'desactivado',
    'faux',
    'non',
    'normale',
    'publique',
    'falso',
    'publico',
  ],
  ...[
    'nao',
    'pubblico',
    'nee',
    'onwaar',
    'normaal',
    'openbaar',
    'nej',
    'nei',
    'normalny',
    'falsz',
    'unclassified',
  ],
]);
/** Columns that say who may see a row: only words for few of them are private. */
const audience = new Set([
  'visibility',
  'privacy',
  'class',
  'classification',
  'access',
  'visibleto',
  'audience',
]);
const few = /^(?:private|confidential|personal|hidden|secret|internal|restricted|staff|leaders|admins?)/;

/**
 * Tells private rows of a list by their cells in the order of the file: with these headers, and what each column is
 * matched with. A column that staff leave out counts too.
 */
export function privateRows(headers: readonly string[], names: readonly (string | undefined)[]) {
  const tests = headers.map((header, place) => {
    const name = plain(header);
    if (closed.has(name) || names[place] === 'is_private') return (cell: string) => !open.has(cell);
    return audience.has(name) ? (cell: string) => few.test(cell) : null;
  });
  return (cells: readonly string[]): boolean =>
    tests.some((isPrivate, place) => isPrivate?.(plain(cells[place] ?? '')));
}
