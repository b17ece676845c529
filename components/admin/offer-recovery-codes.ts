import { renewRecoveryCodesAction } from '@/lib/admin/actions';
import { runUnlocked } from '../form/use-action-form';
import { countRecoveryCodes } from './factor-calls';

/** Makes the first recovery codes once there is a second factor; null when there are some already. */
export async function offerRecoveryCodes(): Promise<string[] | null> {
  const left = await runUnlocked(countRecoveryCodes, undefined);
  if (!left.ok || left.data.remaining > 0) return null;
  const made = await runUnlocked(renewRecoveryCodesAction, {});
  return made.ok ? made.data.codes : null;
}
