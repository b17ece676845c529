import { mailboxOf } from '#lib/core/text/mailbox.ts';

/** Returns the first of the answers of each address: one mail a person, who may have several slots. */
export function oncePerAddress<Answer extends { email: string }>(answers: readonly Answer[]): Answer[] {
  const first = new Map<string, Answer>();
  for (const answer of answers) {
    const mailbox = mailboxOf(answer.email);
    if (!first.has(mailbox)) first.set(mailbox, answer);
  }
  return [...first.values()];
}
