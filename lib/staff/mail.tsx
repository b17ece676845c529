import { currentChurch } from '#lib/core/church/current-church.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { invitationUrl } from './joining/invitation-rows.ts';

interface InvitationMail extends MailData {
  name: string;
  url: string;
  expires_at: Date;
}

/** Mails a person the link of an invitation, while it is open. */
export const staffInvitation = defineMail<InvitationMail>({
  kind: 'staff_invitation',
  about: 'staff_invitation',
  permission: 'staff',
  async load(id, database) {
    const found = await database.staffInvitation.findUnique({ where: { id } });
    if (!found || found.used_at || found.expires_at <= new Date()) return null;
    const person = await database.staff.findUnique({ where: { id: found.staff_id } });
    if (!person) return null;
    return { to: person.email, name: person.name, url: invitationUrl(id), expires_at: found.expires_at };
  },
  subject: () => messages.staffMail.subject(currentChurch().name),
  parts: ({ name, url, expires_at }) => [
    messages.staffMail.greeting(name),
    messages.staffMail.lead(currentChurch().name),
    { words: messages.staffMail.accept, url, isMain: true },
    messages.staffMail.until(formatMoment(expires_at, 'EEEE, MMMM d, yyyy')),
  ],
});
