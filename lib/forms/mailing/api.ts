import { messageReceipt } from './schema.ts';

export const mailingCalls = {
  send: {
    summary: 'Write to everybody who is signed up',
    detail:
      'One mail to each address that is confirmed or waiting, for one `date` or all to come, with the link to change the sign-up. The same `request_key`, or the same words within ten minutes, send nothing again. 409 where no one is signed up. Without a mail server the mails wait.',
    status: 202,
    also: [404, 409],
    answer: messageReceipt,
    example: { subject: 'What to bring', text: 'Please bring a sleeping bag.', date: '2031-06-01' },
  },
} as const;
