import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/start/ports.ts';

/** A site under test. */
export interface Place {
  origin: string;
  /** Its data folder; empty for a site that runs elsewhere. */
  folder: string;
}

/**
 * One site for each worker: what a test changes, no other test reads meanwhile. The runner chooses them, its workers read
 * them in the environment. `npm run test:api` names a site that runs already.
 */
process.env.E2E_PLACES ??= JSON.stringify(
  process.env.E2E_SITE
    ? [{ origin: process.env.E2E_SITE, folder: '' }]
    : [await newPlace(), await newPlace()],
);
const places = JSON.parse(process.env.E2E_PLACES) as Place[];

/** Those that run for the tests alone. */
export const startedHere = places.filter(({ folder }) => folder);

/** The site of this worker. */
export const here = places[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % places.length] as Place;

async function newPlace(): Promise<Place> {
  return {
    origin: `http://localhost:${await freePort()}`,
    folder: mkdtempSync(join(tmpdir(), 'belltower-e2e-')),
  };
}
