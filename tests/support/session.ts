import { vi } from 'vitest';

const real = await vi.importActual<typeof import('#lib/core/auth/actor.ts')>('#lib/core/auth/actor.ts');

/**
 * Who asks, for the code under test. Until a test says otherwise it is whoever the cookies of the browser name
 * (tests/support/browser.ts), as on a running site.
 */
export const session = {
  actor: vi.fn(real.currentActor),
  raise: vi.fn(real.raiseSession),
};
