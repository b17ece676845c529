import { plain } from './column-match.ts';

/** Columns such as Google's 'Private' and Outlook's 'Sensitivity': a row is private unless its value is open. */
const closed = new Set(
  (
    'private isprivate sensitivity confidential confidentiality privateleftout privat vertraulichkeit vertraulich ' +
    'prive confidentialite criteredediffusion diffusion privado privada confidencialidad sensibilidad caracter ' +
    'confidencialidade particular privato riservatezza riservato gevoeligheid vertrouwelijkheid'
  ).split(' '),
);
const open = new Set([
  '',
  ...(
    'false f no n 0 off none null na normal public default standard falsch nein offentlich keine aus uit ' +
    'desactivado faux non normale publique falso publico nao pubblico nee onwaar normaal openbaar nej nei ' +
    'normalny falsz unclassified'
  ).split(' '),
]);
/** Columns of the audience of a row: it is private only for words of a closed circle. */
const audience = new Set('visibility privacy class classification access visibleto audience'.split(' '));
const few = /^(?:private|confidential|personal|hidden|secret|internal|restricted|staff|leaders|admins?)/;

/** Returns a test for private rows, by headers, even those that are left out, and their columns. */
export function privateRows(headers: readonly string[], names: readonly (string | undefined)[]) {
  const tests = headers.map((header, place) => {
    const name = plain(header);
    if (closed.has(name) || names[place] === 'is_private') return (cell: string) => !open.has(cell);
    return audience.has(name) ? (cell: string) => few.test(cell) : null;
  });
  return (cells: readonly string[]): boolean =>
    tests.some((isPrivate, place) => isPrivate?.(plain(cells[place] ?? '')));
}
