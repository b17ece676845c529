import { Mail, MailWarning } from '#components/ui/icons/generated/icons.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Office } from '#lib/office/schema.ts';
import type { SlipWords } from './slip-words.ts';

/** The slips about letters: one to send, what has changed since others, and those that cannot leave. */
export function letterSlips(letters: Office['waiting']['letters']): SlipWords[] {
  if (!letters) return [];
  const { ready, corrections, held } = letters;
  const words = messages.office.letters;
  const href = unlinkedPaths.churchLetters;
  const slips: (SlipWords | false)[] = [
    ready !== null && {
      key: 'letter',
      icon: Mail,
      title: words.ready,
      hint: ready.subject,
      action: words.readyAction,
      href: unlinkedPaths.churchLetter(ready.id),
    },
    corrections > 0 && {
      key: 'corrections',
      icon: Mail,
      title: words.corrections(corrections),
      hint: words.correctionsHint,
      action: words.correctionsAction,
      href,
    },
    held > 0 && {
      key: 'held letters',
      icon: MailWarning,
      title: words.held(held),
      hint: words.heldHint,
      action: words.heldAction,
      href,
    },
  ];
  return slips.filter((slip) => slip !== false);
}
