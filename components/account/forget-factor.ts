import { removeFactorAction } from '#lib/account/actions.ts';

/** Takes back a factor that nobody confirmed. When that fails, it stays in the list as not finished. */
export async function forgetFactor(id: string): Promise<void> {
  await removeFactorAction({ id }).catch(() => undefined);
}
