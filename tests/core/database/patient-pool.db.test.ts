import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { PatientPool } from '#lib/core/database/database-client.ts';
import { isOutage } from '#lib/core/operations/outage.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url } = useDatabase();
const stalledMilliseconds = 1000;
let pool: PatientPool;
const open = (max: number, connectionString = url) => {
  pool = new PatientPool({ connectionString, max }, stalledMilliseconds);
  pool.on('error', () => undefined);
  return pool;
};
afterEach(() => pool.end());

/** Holds each connection for a quarter of the time after which a pool that stands still refuses. */
async function work(place: number, done: number[]): Promise<void> {
  const client = await pool.connect();
  await pause(stalledMilliseconds / 4);
  done.push(place);
  client.release();
}

test('ten who come at once for one connection are all served, in their order, however long it takes', async () => {
  open(1);
  const done: number[] = [];
  const places = Array.from({ length: 10 }, (_, place) => place);
  const all = Promise.all(places.map((place) => work(place, done)));
  await pause(10);
  expect([pool.callersWaiting, pool.totalCount]).toEqual([9, 1]);
  await all;
  expect(done).toEqual(places);
  expect(pool.callersWaiting).toBe(0);
});

test('queries are served like transactions', async () => {
  open(2);
  const sleep = () => pool.query(`SELECT pg_sleep(${stalledMilliseconds / 4000})`);
  const answers = await Promise.all(Array.from({ length: 12 }, sleep));
  expect(answers).toHaveLength(12);
  await expect(pool.query('SELECT nonsense')).rejects.toMatchObject({ code: '42703' });
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('while it stands still all are refused at once as in an outage, and what they wanted never begins', async () => {
  open(1);
  const holder = await pool.connect();
  await holder.query('CREATE TEMP TABLE begun (place int)');
  const began = Date.now();
  const refusals = await Promise.all(
    [1, 2, 3].map((place) => pool.query('INSERT INTO begun VALUES ($1)', [place]).catch((error) => error)),
  );
  expect(refusals.map(isOutage)).toEqual([true, true, true]);
  expect(Date.now() - began).toBeLessThan(stalledMilliseconds * 3);
  const { rows } = await holder.query('SELECT count(*)::int AS count FROM begun');
  holder.release();
  expect(rows).toEqual([{ count: 0 }]);
  expect((await pool.query('SELECT count(*)::int AS count FROM begun')).rows).toEqual([{ count: 0 }]);
});

test('a database that is not there refuses everybody soon, and is asked again later', async () => {
  open(2, 'postgresql://nobody@127.0.0.1:1/none');
  const began = Date.now();
  const refusals = await Promise.all(
    Array.from({ length: 50 }, () => pool.query('SELECT 1').catch((error) => error)),
  );
  expect(refusals.every(isOutage)).toBe(true);
  expect(Date.now() - began).toBeLessThan(stalledMilliseconds * 10);
  expect(isOutage(await pool.query('SELECT 1').catch((error) => error))).toBe(true);
});

test('a connection that is lost leaves its place to the next', async () => {
  open(1);
  const lost: PoolClient = await pool.connect();
  lost.on('error', () => undefined);
  const next = pool.query('SELECT 1 AS one');
  lost.release(new Error('lost'));
  expect((await next).rows).toEqual([{ one: 1 }]);
  for (let time = 0; time < 5; time += 1) await pool.query('SELECT 1');
  expect(pool.totalCount).toBe(1);
});
