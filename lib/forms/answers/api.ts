import { z } from 'zod';
import { largestFormBytes } from '#lib/core/http/body-limits.ts';
import { answerRow, receiptRow, seatsRow, signUpRow } from './schema.ts';

const byLink = 'At most 20 links an hour from one address may lead nowhere; then 429.';

export const answerCalls = {
  seats: {
    summary: 'The seats of a date',
    detail:
      'Of a series `date` is needed, as the rule gives it: 422 without one, and for a date that it has not, that is over or cancelled. Never cached.',
    queryIsContent: true,
    also: [404, 422],
    answer: seatsRow,
  },
  send: {
    summary: 'Answer a form, or sign up',
    detail: `At most 60 an hour from one address, and ${largestFormBytes} bytes (413). The sum must be three seconds old. The same \`request_key\` gets the same answer again. Too few seats without a waiting list is 409, a closed form or date 410, a date that the event has not, or that is cancelled or over, 422. What is answered to sensitive questions is in no mail, log or export.`,
    status: 201,
    largestBytes: largestFormBytes,
    also: [404, 409, 410, 429],
    answer: receiptRow,
    example: {
      name: 'Ruth',
      email: 'ruth@example.org',
      seats: 2,
      names: ['Naomi'],
      date: '2031-06-01',
      captcha_answer: 7,
      captcha_token: 'the token of GET /api/captcha',
    },
  },
  list: {
    summary: 'What a form was answered',
    detail:
      'For one `date` or all, in order of arrival; `q` is looked for in names, address and phone number.',
    list: true,
    answer: z.array(answerRow),
  },
  file: {
    summary: 'The same for spreadsheets',
    detail:
      'CSV in UTF-8 with a byte order mark; cells that a spreadsheet would run have a leading apostrophe. Answers to sensitive questions only with `sensitive=true`.',
    media: 'text/csv',
  },
  update: {
    summary: 'Change the state of an answer, or note that the party has come',
    detail:
      'Beyond the capacity it is confirmed only with `force: true`; else 409. Who waits and fits comes in.',
    also: [404, 409],
    answer: answerRow,
    example: { has_come: true },
  },
  remove: {
    summary: 'Delete an answer for good',
    detail:
      'Who waits and fits comes in. With `like=true` also those of the last seven days that are like it, of the same address or with the same text of at least 20 characters: 200 with `{ count }`.',
    also: [404],
  },
  removeLike: {
    summary: 'Delete an answer and those like it',
    detail: '',
    answer: z.strictObject({ count: z.int() }),
  },
  find: {
    summary: 'The sign-up that a link leads to',
    detail: `It changes nothing. ${byLink}`,
    also: [404, 429],
    answer: signUpRow,
  },
  change: {
    summary: 'Change a sign-up',
    detail: `Omitted fields are kept. More seats than are left is 409, and what there was is kept; a date that is over, cancelled or gone is 410. ${byLink}`,
    also: [404, 409, 410, 429],
    answer: signUpRow,
    example: { seats: 2 },
  },
  cancel: {
    summary: 'Cancel a sign-up',
    detail: `Again, it changes nothing. ${byLink}`,
    also: [404, 429],
    answer: signUpRow,
  },
} as const;
