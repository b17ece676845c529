import { beforeEach, vi } from 'vitest';
import type { Actor } from '#lib/core/operations/access.ts';

const real = await vi.importActual<typeof import('#lib/core/auth/actor.ts')>('#lib/core/auth/actor.ts');

/**
 * The actor for the code under test: until a test sets one, the actor of the browser's cookies
 * (tests/support/browser.ts), as on a running site.
 */
export const session = {
  actor: vi.fn(real.currentActor),
  raise: vi.fn(real.raiseSession),
};

/** The actor of every test of the file that sets no other. */
export function actAs(actor: Actor): void {
  beforeEach(() => void session.actor.mockResolvedValue(actor));
}
