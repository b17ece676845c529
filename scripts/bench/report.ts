import type { Results } from './results.ts';
import { asMarkdown, type Table } from './table.ts';
import {
  budgetTable,
  bytesTable,
  growthTables,
  lighthouseTable,
  startTable,
  throughputTable,
} from './tables.ts';

/** Every figure of a run, for whoever works on them. */
export function allTables(results: Results): Table[] {
  return [
    startTable(results),
    throughputTable(results),
    bytesTable(results),
    lighthouseTable(results),
    ...growthTables(results),
    budgetTable(results),
  ].filter(({ rows }) => rows.length > 0);
}

/** What the README shows: where the figures come from, then the tables. */
export function readmePart(results: Results): string {
  const { machine, at } = results;
  const origin = `Measured on ${at.slice(0, 10)} on ${machine.cores} cores of ${machine.processor}, Node ${machine.node}, by \`npm run bench\`.`;
  const tables = [budgetTable(results), throughputTable(results), startTable(results)];
  const shown = tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => `**${table.title}**\n\n${asMarkdown(table)}`);
  return ['', origin, ...shown, ''].join('\n\n').trim();
}
