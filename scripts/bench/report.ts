import { judge } from './budgets.ts';
import { editsTable } from './edits-table.ts';
import { withUnit } from './figure-texts.ts';
import { bytesTable, lighthouseTable } from './page-tables.ts';
import type { Results } from './results.ts';
import { growthTables, liveTable, renderingTable, startTable, throughputTable } from './server-tables.ts';
import { asMarkdown, type Table } from './table.ts';

/** Every figure of a run, for whoever works on them. */
export function allTables(results: Results): Table[] {
  return [
    startTable(results),
    throughputTable(results),
    renderingTable(results),
    bytesTable(results),
    lighthouseTable(results),
    liveTable(results),
    editsTable(results),
    ...growthTables(results),
    budgetTable(results),
  ].filter(({ rows }) => rows.length > 0);
}

/** What docs/performance.md shows: where the figures come from, then the tables. */
export function documentPart(results: Results): string {
  const { machine, at, isQuick } = results;
  const origin = `Measured on ${at.slice(0, 10)} on ${machine.cores} cores of ${machine.processor}, Node ${machine.node}, by \`npm run bench${isQuick ? ' -- --quick' : ''}\`.`;
  const tables = [
    budgetTable(results),
    lighthouseTable(results),
    throughputTable(results),
    renderingTable(results),
    liveTable(results),
    editsTable(results),
    startTable(results),
  ];
  const shown = tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => `**${table.title}**\n\n${asMarkdown(table)}`);
  return ['', origin, ...shown, ''].join('\n\n').trim();
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
