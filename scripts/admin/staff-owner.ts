import { db } from '#lib/core/database/db.ts';
import { typedCommand } from '#lib/core/process/env.ts';
import { inviteOwner } from '#lib/staff/joining/invite-owner.ts';
import { staffInput } from '#lib/staff/schema.ts';
import { withDatabase } from '#server/database/database.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings, givenArguments, provideSecret } from './command-settings.ts';

/** Returns how the command is typed. */
export const usage = () => typedCommand('staff-owner', 'EMAIL');

/**
 * `npm run staff:owner -- EMAIL`, for people who are locked out; the site may run. Returns the line to print.
 * @throws PlainError for anything but one address
 */
export async function run(args: string[]): Promise<string> {
  const { positionals } = givenArguments({ args, allowPositionals: true } as const, usage());
  const { data: email } = staffInput.shape.email.safeParse(positionals[0]);
  if (!email || positionals.length > 1) throw new PlainError(`Please type it like this: ${usage()}`);
  const settings = commandSettings();
  await provideSecret(settings);
  return withDatabase(settings, async () => {
    const url = await db().$transaction((transaction) => inviteOwner(transaction, email));
    return `This link makes ${email} an owner. It works once, for seven days: ${url}`;
  });
}
