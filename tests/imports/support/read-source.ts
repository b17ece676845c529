import type { ReadSource, SourceItem, SourceRecord } from '#lib/imports/source.ts';

/** All that a source tells, by its kind. */
export interface ReadAll {
  records: SourceRecord[];
  problems: string[];
  totals: number[];
}

/** Reads a source to its end, as on the day 2026-11-23 in Riverton. */
export async function readAll<Options>(
  read: ReadSource<Options>,
  options: Options,
  { signal = new AbortController().signal, remembered = {}, takenPaths = [] as string[] } = {},
): Promise<ReadAll> {
  const found: ReadAll = { records: [], problems: [], totals: [] };
  const context = { signal, timeZone: 'America/Chicago', today: '2026-11-23', remembered, takenPaths };
  for await (const item of read(options, context)) sort(item, found);
  return found;
}

/** The records of a table. */
export function recordsOf({ records }: ReadAll, table: string): SourceRecord[] {
  return records.filter((record) => record.table === table);
}

function sort(item: SourceItem, { records, problems, totals }: ReadAll): void {
  if ('record' in item) records.push(item.record);
  else if ('problem' in item) problems.push(item.problem);
  else if ('total' in item) totals.push(item.total);
}
