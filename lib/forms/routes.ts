import { z } from 'zod';
import { largestFormBytes } from '#lib/core/http/body-limits.ts';
import { toFileRoute } from '#lib/core/operations/routes/file-route.ts';
import { describe, toRoute, toRouteByRole } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import {
  cancelSignUp,
  changeSignUp,
  deleteAnswer,
  deleteAnswersLike,
  sendAnswer,
  updateAnswer,
} from './answers/commands.ts';
import { exportAnswers, findSeats, findSignUp, listAnswers } from './answers/queries.ts';
import { answerRow, receiptRow, seatsRow, signUpRow } from './answers/schema.ts';
import { createForm, deleteForm, updateForm } from './commands.ts';
import { sendMessage } from './mailing/commands.ts';
import { messageReceipt } from './mailing/schema.ts';
import { findForm, findStaffForm, listAllForms, listForms } from './queries.ts';
import { formRow } from './schema.ts';

const camp = {
  title: 'Youth camp',
  capacity: 20,
  questions: [{ kind: 'text', label: 'Anything that the child must not eat?', is_sensitive: true }],
};

const byLink = 'At most 20 links an hour from one address may lead nowhere; then 429.';

const removeOne = toRoute(deleteAnswer, {
  summary: 'Delete an answer for good',
  detail:
    'Who waits and fits comes in. With `like=true` also those of the last seven days that are like it, of the same address or with the same text of at least 20 characters: 200 with `{ count }`.',
  also: [404],
});
const removeLike = toRoute(deleteAnswersLike, {
  summary: 'Delete an answer and those like it',
  detail: '',
  answer: z.strictObject({ count: z.int() }),
});
const isFlood = (request: Request) => new URL(request.url).searchParams.get('like') === 'true';

/** The addresses of the API. */
export const routes = {
  'Forms and sign-ups': {
    '/api/forms': {
      /** Staff see all forms, everybody else those that are open. */
      GET: toRouteByRole(
        'own sign-ups',
        { staff: listAllForms, visitors: listForms },
        {
          summary: 'Forms',
          detail:
            'Visitors get the open ones, without `notify`, `ministry_id` and `removed_questions`; staff all, leaders those of their ministries.',
          answer: z.array(formRow),
        },
      ),
      POST: toRoute(createForm, {
        summary: 'Add a form',
        detail:
          'Its `slug` is made of the title and stays; ids of questions and slots are made where they are absent.',
        status: 201,
        location: ({ id }: { id: string }) => `/api/forms/${id}`,
        answer: formRow,
        example: camp,
      }),
    },
    '/api/forms/{id}': {
      /** Staff see a form with what is for them, everybody else what is needed to answer it. */
      GET: toRouteByRole(
        'own sign-ups',
        { staff: findStaffForm, visitors: findForm },
        {
          summary: 'A form',
          detail:
            'What a visitor needs to answer it. A closed form that stands on an event or on a page has `is_open: false`; one that stands nowhere is 404.',
          answer: formRow,
        },
      ),
      PATCH: toRoute(updateForm, {
        summary: 'Change a form',
        detail:
          'Omitted fields are kept; `questions` and `slots` are sent whole. Who waits comes in when there are more seats. While people are signed up, `kind` and `event_id` stay, and so do their slots: 409.',
        answer: formRow,
        example: { capacity: 24 },
      }),
      DELETE: toRoute(deleteForm, {
        summary: 'Delete a form',
        detail:
          'With what it was answered. 409 with the number of people while somebody is signed up for a date to come. The log can restore the form, not the answers.',
      }),
    },
    '/api/forms/{id}/seats': {
      GET: toRoute(findSeats, {
        summary: 'The seats of a date',
        detail:
          'Of a series `date` is needed, as the rule gives it: 422 without one, and for a date that it has not, that is over or cancelled. Never cached.',
        queryIsContent: true,
        also: [422],
        answer: seatsRow,
      }),
    },
    '/api/forms/{id}/answers': {
      GET: toRoute(listAnswers, {
        summary: 'What a form was answered',
        detail:
          'For one `date` or all, in order of arrival; `q` is looked for in names, address and phone number.',
        list: true,
        answer: z.array(answerRow),
      }),
      POST: toRoute(sendAnswer, {
        summary: 'Answer a form, or sign up',
        detail: `At most 60 an hour from one address, and ${largestFormBytes} bytes (413). The sum must be three seconds old. The same \`request_key\` gets the same answer again. Too few seats without a waiting list is 409, a closed form or date 410, a date that the event has not, or that is cancelled or over, 422. What is answered to sensitive questions is in no mail, log or export.`,
        status: 201,
        largestBytes: largestFormBytes,
        also: [409, 410, 429],
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
      }),
    },
    '/api/forms/{id}/messages': {
      POST: toRoute(sendMessage, {
        summary: 'Write to everybody who is signed up',
        detail:
          'One mail to each address that is confirmed or waiting, for one `date` or all to come, with the link to change the sign-up. The same `request_key`, or the same words within ten minutes, send nothing again. 409 where no one is signed up. Without a mail server the mails wait.',
        status: 202,
        also: [409],
        answer: messageReceipt,
        example: { subject: 'What to bring', text: 'Please bring a sleeping bag.', date: '2031-06-01' },
      }),
    },
    '/api/forms/{id}/answers.csv': {
      GET: toFileRoute(
        exportAnswers,
        {
          summary: 'The same for spreadsheets',
          detail:
            'CSV in UTF-8 with a byte order mark; cells that a spreadsheet would run have a leading apostrophe. Answers to sensitive questions only with `sensitive=true`.',
          media: 'text/csv',
        },
        ({ slug, text }) => ({
          name: `${slug}.csv`,
          bytes: Buffer.byteLength(text),
          open: () => new Blob([text]).stream(),
        }),
      ),
    },
    '/api/forms/{id}/answers/{answer}': {
      PATCH: toRoute(updateAnswer, {
        summary: 'Change the state of an answer, or note that the party has come',
        detail:
          'Beyond the capacity it is confirmed only with `force: true`; else 409. Who waits and fits comes in.',
        also: [409],
        answer: answerRow,
        example: { has_come: true },
      }),
      DELETE: describe(
        (request, context) => (isFlood(request) ? removeLike : removeOne)(request, context),
        removeOne.call,
      ),
    },
    '/api/sign-ups/{token}': {
      GET: toRoute(findSignUp, {
        summary: 'The sign-up that a link leads to',
        detail: `It changes nothing. ${byLink}`,
        also: [429],
        answer: signUpRow,
      }),
      PATCH: toRoute(changeSignUp, {
        summary: 'Change a sign-up',
        detail: `Omitted fields are kept. More seats than are left is 409, and what there was is kept; a date that is over, cancelled or gone is 410. ${byLink}`,
        also: [409, 410, 429],
        answer: signUpRow,
        example: { seats: 2 },
      }),
      DELETE: toRoute(cancelSignUp, {
        summary: 'Cancel a sign-up',
        detail: `Again, it changes nothing. ${byLink}`,
        also: [429],
        answer: signUpRow,
      }),
    },
  },
} satisfies Routes;
