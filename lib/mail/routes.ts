import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { testBounceMailbox } from './bounces/commands.ts';
import { findBounceState } from './bounces/queries.ts';
import { receiveRoute } from './bounces/receive.ts';
import { bounceState, mailboxTest } from './bounces/schema.ts';
import { forgetMail, retryMail } from './commands.ts';
import {
  askDeviceCode,
  removeMailSettings,
  testMailSettings,
  updateMailSettings,
} from './leaving/commands.ts';
import { senderDomainRow } from './leaving/domain/schema.ts';
import { findDeviceCode, findMailSettings, findSenderDomain } from './leaving/queries.ts';
import { deviceCodeState, mailSettingsRow, mailTestResult, newDeviceCode } from './leaving/schema.ts';
import { listMails } from './queries.ts';
import { mailRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Mail: {
    '/api/outbox': {
      GET: toRoute(listMails, {
        summary: 'Mails of the site, newest first',
        detail: 'Of one `state` or of all: recipient, time, and why one stopped. Never the text.',
        list: true,
        answer: z.array(mailRow),
      }),
    },
    '/api/outbox/{id}': {
      DELETE: toRoute(forgetMail, {
        summary: 'Forget a mail',
        detail: 'One that waits or was stopped is never sent. 409 if it was sent.',
        also: [409],
      }),
    },
    '/api/outbox/{id}/retry': {
      POST: toRoute(retryMail, {
        summary: 'Send a mail again',
        detail: 'A stopped or waiting mail: it is tried at once. 409 if it was sent.',
        status: 202,
        also: [409],
        answer: mailRow,
      }),
    },
    '/api/mail-settings': {
      GET: toRoute(findMailSettings, {
        summary: 'How mail leaves',
        detail: 'Without secrets. Where SMTP_URL is set, what it says.',
        answer: mailSettingsRow,
      }),
      PUT: toRoute(updateMailSettings, {
        summary: 'Set how mail leaves',
        detail:
          'Ports of mail alone: 25, 465, 587, 2525, and those of SOURCE_ALLOW_HOSTS; the host may be private. Without `port`, the first of 587, 465 and 2525 that answers. 409 where SMTP_URL is set.',
        also: [409],
        answer: mailSettingsRow,
        example: { kind: 'gmail', user: 'office@example.org', secret: 'abcd efgh ijkl mnop', a_day: 450 },
      }),
      DELETE: toRoute(removeMailSettings, {
        summary: 'Forget how mail leaves',
        detail: 'Secrets included; mails wait again. 409 where SMTP_URL is set.',
        also: [409],
      }),
    },
    '/api/mail-settings/test': {
      POST: toRoute(testMailSettings, {
        summary: 'Send a test',
        detail:
          'One mail, with what is saved; the answer comes within a minute. 422 on the setting that the server’s answer points at, `accepted: false` where it points at none, 409 while mail is not set up.',
        also: [409, 429],
        answer: mailTestResult,
        example: { to: 'ann@example.org' },
      }),
    },
    '/api/mail-settings/domain': {
      GET: toRoute(findSenderDomain, {
        summary: 'Whether the sender’s domain allows it',
        detail:
          'SPF, DKIM and DMARC of the domain, as its name servers answer now, with the records to enter. Null while mail is not set up.',
        answer: senderDomainRow.nullable(),
      }),
    },
    '/api/mail-settings/bounces': {
      GET: toRoute(findBounceState, {
        summary: 'How mails that come back are told of',
        detail: 'The webhook’s address for providers, and how the last reading of the mailbox went.',
        answer: bounceState,
      }),
    },
    '/api/mail-settings/bounces/test': {
      POST: toRoute(testBounceMailbox, {
        summary: 'Try the mailbox of mails that came back',
        detail: 'Opens it with what is saved and changes nothing in it. 409 without one.',
        status: 200,
        also: [409, 429],
        answer: mailboxTest,
      }),
    },
    '/api/bounces/{secret}': { POST: receiveRoute },
    '/api/mail-settings/device-code': {
      GET: toRoute(findDeviceCode, {
        summary: 'The sign-in at Microsoft',
        detail: 'How far it is. The code is answered while it waits to be typed.',
        answer: deviceCodeState,
      }),
      POST: toRoute(askDeviceCode, {
        summary: 'Begin the sign-in at Microsoft',
        detail:
          'With an application of your own. A person types the code there; the site asks for the token meanwhile. 409 where SMTP_URL is set.',
        also: [409],
        answer: newDeviceCode,
        example: { client_id: '1b730954-1685-4b74-9bfd-dac224a7b894', tenant: 'example.onmicrosoft.com' },
      }),
    },
  },
} satisfies Routes;
