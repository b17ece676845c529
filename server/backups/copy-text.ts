import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { OwnTable } from './own-tables.ts';

/** Makes the text of values independent of the session: the same rows give the same bytes everywhere. */
const sameText = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '30s'`;

/** Begins a read-only transaction on one snapshot. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${sameText}`);
}

/** Begins a transaction that writes. */
export async function beginWriting(client: ClientBase): Promise<void> {
  await client.query(`BEGIN; ${sameText}`);
}

/** Streams the rows as COPY text, a line each, ordered by primary key. */
export function readTable(client: ClientBase, { name, columns, order }: OwnTable) {
  const list = columns.map(quoted).join(', ');
  return client.query(
    copyTo(`COPY (SELECT ${list} FROM ${quoted(name)} ORDER BY ${order.join(', ')}) TO STDOUT`),
  );
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Passes bytes through and counts them, their lines and their SHA-256. */
export class Meter extends Transform {
  bytes = 0;
  lines = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.lines += 1;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** Returns the hash, after the last byte. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
