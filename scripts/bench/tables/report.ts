import { type Judgement, judge } from './budgets.ts';
import { editsTable, lettersTable, signUpsTable } from './change-tables.ts';
import { bytesTable, documentTable, lighthouseTable } from './page-tables.ts';
import type { Results } from './results.ts';
import { httpsTable, renderingTable, startTable, throughputTable } from './server-tables.ts';
import { asMarkdown, type Table } from './table.ts';

/** Returns every table of a run that has rows. */
export function allTables(results: Results): Table[] {
  return [
    startTable(results),
    throughputTable(results),
    httpsTable(results),
    renderingTable(results),
    bytesTable(results),
    documentTable(results),
    lighthouseTable(results),
    editsTable(results),
    signUpsTable(results),
    lettersTable(results),
    budgetTable(results),
  ].filter(({ rows }) => rows.length > 0);
}

/** Returns the part of docs/performance.md: the origin of the figures, then the tables. */
export function documentPart(results: Results): string {
  const { machine, at } = results;
  const command = `npm run bench${results.isQuick ? ' -- --quick' : ''}`;
  const load = machine.loadBefore.toFixed(1);
  const origin = `Measured on ${at.slice(0, 10)} on ${machine.cores} cores of ${machine.processor} (a load of ${load} before), Node ${machine.node}, by \`${command}\`.`;
  const shown = [
    budgetTable(results),
    lighthouseTable(results),
    documentTable(results),
    throughputTable(results),
    httpsTable(results),
    renderingTable(results),
    editsTable(results),
    signUpsTable(results),
    lettersTable(results),
    startTable(results),
  ]
    .filter(({ rows }) => rows.length > 0)
    .map((table) => `**${table.title}**\n\n${asMarkdown(table)}`);
  return [origin, ...shown].join('\n\n');
}

function budgetTable(results: Results): Table {
  return {
    title: 'Budgets: what came off worst',
    columns: ['Budget', 'limit', 'measured', 'where', ''],
    rows: judge(results).map((judgement) => [
      judgement.what,
      `${judgement.isFloor ? '≥' : '≤'} ${withUnit(judgement.unit, judgement.limit)}`,
      withUnit(judgement.unit, judgement.measured),
      judgement.where,
      judgement.isMet ? 'met' : 'MISSED',
    ]),
  };
}

/** Returns a figure of a budget in its unit, with as many digits as are significant. */
function withUnit(unit: Judgement['unit'], figure: number): string {
  const digits = unit === '' && !Number.isInteger(figure) ? 2 : unit === 'ms' && figure >= 100 ? 0 : 1;
  return `${Number(figure.toFixed(digits))}${unit && ` ${unit}`}`;
}
