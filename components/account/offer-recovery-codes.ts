import { runUnlocked } from '#components/form/use-action-form.ts';
import { renewRecoveryCodesAction } from '#lib/account/actions.ts';
import { countRecoveryCodes } from './factor-api.ts';

/** Makes the first recovery codes once there is a second factor; null when there are some already. */
export async function offerRecoveryCodes(): Promise<string[] | null> {
  const left = await runUnlocked(countRecoveryCodes, undefined);
  if (!left.ok || left.data.remaining > 0) return null;
  const made = await runUnlocked(renewRecoveryCodesAction, {});
  return made.ok ? made.data.codes : null;
}
