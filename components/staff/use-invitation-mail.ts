'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import type { Mail } from '#lib/mail/schema.ts';
import type { NewInvitation } from '#lib/staff/schema.ts';

const kind = 'staff_invitation';

/** Where the mail of an invitation is. */
type MailOfInvitation = 'on its way' | 'sent' | 'waits';

/** Returns where the newest mail with an invitation to this address is, kept current. */
export function useInvitationMail({ is_mailed }: NewInvitation, to: string): MailOfInvitation {
  const { rows = [] } = usePrivateList<Mail>('/api/outbox', 'mail');
  return is_mailed ? placeOf(rows.find((mail) => mail.kind === kind && mail.to === to)) : 'waits';
}

/** Without a mail, since it is not read yet, it is on its way. */
export function placeOf(
  mail: Pick<Mail, 'sent_at' | 'stopped_at' | 'last_error'> | undefined,
): MailOfInvitation {
  if (mail?.sent_at) return 'sent';
  return mail?.stopped_at || mail?.last_error ? 'waits' : 'on its way';
}
