/** Reports of servers that mails did not arrive, as they come to a mailbox. */
export const mailId = '0d5c1c1e-7a64-4d5e-9a3e-1f2a3b4c5d6e';

interface ReportParts {
  to?: string;
  words?: string;
  status?: string;
  action?: string;
  diagnostic?: string;
  /** The head of the mail that did not arrive; null: the report does not hold it. */
  original?: string | null;
  headers?: readonly string[];
}

/** A report (RFC 3464). */
export function report({
  to = 'bounces@example.org',
  words = 'The mail could not be delivered.',
  status = '5.1.1',
  action = 'failed',
  diagnostic = 'smtp; 550 5.1.1 <ann@example.org>: User unknown',
  original = `Message-ID: <test_letter.${mailId}@example.org>`,
  headers = [],
}: ReportParts = {}): string {
  return lines([
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    'Final-Recipient: rfc822; ann@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    ...(original === null
      ? []
      : ['--b1', 'Content-Type: text/rfc822-headers', '', original, 'Subject: This week', '']),
    '--b1--',
  ]);
}

/** A notice without a report, as some servers write it. */
export function plainNotice(to: string, text: string, from = 'MAILER-DAEMON@old.example.net'): string {
  return lines([`From: ${from}`, `To: ${to}`, 'Subject: failure notice', '', text]);
}

/** Who is away answers so (RFC 3834). */
export function vacation(to: string): string {
  return lines([
    'Return-Path: <>',
    'From: Ann <ann@example.org>',
    `To: ${to}`,
    'Subject: Out of office',
    'Auto-Submitted: auto-replied (vacation)',
    `In-Reply-To: <test_letter.${mailId}@example.org>`,
    '',
    'I am back on Monday. Room 5.1.1 is open.',
  ]);
}

/** A provider tells that the reader called the mail spam (RFC 5965). */
export function complaint(): string {
  return lines([
    'From: feedback@provider.example',
    'To: bounces@example.org',
    'Subject: complaint',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b1"',
    '',
    '--b1',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'Version: 1',
    '',
    '--b1',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <test_letter.${mailId}@example.org>`,
    'Subject: This week',
    '',
    'Hello',
    '--b1--',
  ]);
}

function lines(all: readonly string[]): string {
  return `${all.join('\r\n')}\r\n`;
}
