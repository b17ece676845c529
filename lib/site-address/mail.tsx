import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { ownerAddress } from '#lib/mail/queue.ts';
import { readCertificate } from './certificate/held-certificate.ts';
import { readState } from './certificate/keeping-state.ts';
import { failureWords } from './certificate/present-certificate.ts';

type Warning = 'ending' | 'ended';

interface CertificateFailure extends MailData {
  host: string;
  until: Date;
  warning: Warning;
  /** Why it is not renewed. */
  reason: string;
}

/** Mails an owner that the certificate ends soon, or has ended, and why it is not renewed. */
export const certificateFailure = defineMail<CertificateFailure>({
  kind: 'certificate_failure',
  about: 'certificate',
  permission: 'staff',
  async load(about, database) {
    const [until = '', warning, owner = ''] = about.split(' ');
    const [held, { host, failure }] = [await readCertificate(), await readState()];
    // Renewed meanwhile.
    if (!failure || host === null || held?.until.toISOString() !== until) return null;
    const to = await ownerAddress(database, owner);
    return to
      ? { to, host, until: held.until, warning: warning as Warning, reason: failureWords(failure) }
      : null;
  },
  subject: ({ warning, host }) => messages.certificateMail.subject[warning](host),
  parts: ({ warning, host, until, reason }) => [
    messages.certificateMail.lead[warning](host, formatMoment(until, 'EEEE, MMMM d')),
    reason,
    messages.certificateMail.advice,
    {
      words: messages.certificateMail.open,
      url: absoluteUrl(paths.churchSettingsOf('domain')),
      isMain: true,
    },
  ],
});
