import { beforeEach, expect, test, vi } from 'vitest';
import { readPrivate } from '#components/account/read-private.ts';
import { whileLeaving } from '#components/account/session.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';

const mode = vi.hoisted(() => ({ isOn: true }));
const requestUnlock = vi.hoisted(() => vi.fn(async () => false));
vi.mock('#components/account/admin-mode.ts', () => ({ readAdminMode: () => mode.isOn }));
vi.mock('#components/ui/dialog/unlock.ts', async (original) => ({
  ...(await original<object>()),
  requestUnlock,
}));

beforeEach(() => {
  mode.isOn = true;
  requestUnlock.mockClear();
});

const ended: ActionResult<never> = {
  ok: false,
  error: { code: 'unauthenticated', message: 'It has ended.' },
};

test('a read that began before admin mode was left asks for no password', async () => {
  let goOn = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const reading = readPrivate(async () => {
    void whileLeaving(async () => {
      await told;
      mode.isOn = false;
    });
    return ended;
  }, undefined);
  // The answer is there before the leaving has ended.
  await new Promise((resolve) => setImmediate(resolve));
  goOn();
  await expect(reading).rejects.toThrow('It has ended.');
  expect(requestUnlock).not.toHaveBeenCalled();
});

test('a session that has ended by itself is asked for', async () => {
  await expect(readPrivate(async () => ended, undefined)).rejects.toThrow('It has ended.');
  expect(requestUnlock).toHaveBeenCalledOnce();
});
