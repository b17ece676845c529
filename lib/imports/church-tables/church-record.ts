import { z } from 'zod';
import { isWebAddress } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceItem, SourceRecord } from '../source.ts';
import type { ChurchTable, Row } from './church-table.ts';

/** Returns messages about columns that are missing. */
export function columnProblems(table: ChurchTable, present: readonly string[]): string[] {
  const missing = table.columns.filter((name) => !present.includes(name));
  return missing.length > 0 ? [messages.churchTables.missing(table.table, missing)] : [];
}

/** Returns the record of a row with an id, and messages about its pictures. */
export function churchItems(table: ChurchTable, row: Row): SourceItem[] {
  const title = titleOf(table, row);
  const addresses = table.pictures.map((name) => [name, textOf(row[name])] as const);
  const fetched = addresses.filter(([, address]) => isWebAddress(address));
  const relative = addresses.filter(([, address]) => address !== '' && !isWebAddress(address));
  const record: SourceRecord = {
    table: table.table,
    key: String(row.id),
    title,
    values: valuesOf(table, row),
    ...(z.uuid().safeParse(row.id).success && { id: String(row.id).toLowerCase() }),
    ...(fetched.length > 0 && { pictures: Object.fromEntries(fetched) }),
  };
  return [
    { record },
    ...relative.map(([, address]) => ({ problem: messages.churchTables.relativePicture(title, address) })),
  ];
}

/** Returns the common columns, without pictures, which are fetched. */
function valuesOf(table: ChurchTable, row: Row): Row {
  const completed = table.complete?.(row) ?? row;
  const names = [...table.columns, ...table.more].filter((name) => !table.pictures.includes(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = completed[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function titleOf({ table, titles }: ChurchTable, row: Row): string {
  const named = titles.map((name) => textOf(row[name])).find((text) => text !== '');
  const unnamed =
    table === 'prayer_requests' ? messages.churchTables.prayerRequest : messages.churchTables.unnamed;
  return (named ?? unnamed).slice(0, 200);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
