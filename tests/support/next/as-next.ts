import { afterAll, beforeEach, vi } from 'vitest';
import { noteFullDisk } from '#lib/core/operations/outage.ts';
import { forgetCookies } from '../browser.ts';
import { dropDatabases } from '../database.ts';
import { session } from '../session.ts';

// What Next gives to a request, for all files alike: those that mocked it each for itself could not share modules.
vi.mock('next/headers', () => import('../browser.ts'));
vi.mock('#lib/core/auth/actor.ts', async (importOriginal) => {
  const { session } = await import('../session.ts');
  const real = await importOriginal<typeof import('#lib/core/auth/actor.ts')>();
  return { ...real, currentActor: session.actor, raiseSession: session.raise };
});

beforeEach(() => {
  // What the tests of a full disk have noted for a minute is not for those that share their process.
  noteFullDisk(0);
  forgetCookies();
  session.actor.mockReset();
  session.raise.mockReset();
});
afterAll(dropDatabases);
