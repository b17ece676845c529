import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MailKind } from '#lib/mail/define-mail.ts';
import { mailKinds } from '#lib/mail/kinds.ts';
import { addLetterKind, left, refusals } from './test-letter.ts';

/** Makes the kind of the letter known to the tests of a file. */
export function useLetterKind(): void {
  beforeAll(addLetterKind);
  beforeEach(() => {
    left.clear();
    refusals.length = 0;
  });
  afterAll(() => void (mailKinds as MailKind[]).pop());
}
