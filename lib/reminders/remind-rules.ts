import { isEmailAddress } from '#lib/core/operations/text-rules.ts';

/** The form's input. */
export interface RemindTyped {
  email: string;
}

/**
 * Returns the errors that the server would find; `message` is the one of an address. Without zod and without the catalogue,
 * so that browsers run it.
 */
export function checkRemindForm({ email }: RemindTyped, message: string): { email?: string } {
  return isEmailAddress(email.trim()) ? {} : { email: message };
}
