import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { answerMistake, readAnswer } from './captcha-answer.ts';

/** Two numbers to add, with the server's signature. */
export const captchaSum = z
  .strictObject({ a: z.int().min(1).max(10), b: z.int().min(1).max(10), token: z.string() })
  .meta({ id: 'Captcha' });

export type Captcha = z.output<typeof captchaSum> & {
  /** What a form that came back was answered, and may be again. */
  answer?: string | undefined;
};

/** The fields that keep programs out of a form, checked by `acceptSubmission`. */
export const captchaFields = {
  captcha_answer: z
    .union(
      [
        z.number(),
        z.string().superRefine((typed, context) => {
          const message = answerMistake(typed);
          if (message) context.addIssue({ code: 'custom', message });
        }),
      ],
      { error: () => messages.visitorForm.wrongAnswer },
    )
    .transform((typed) => (typeof typed === 'number' ? typed : Number(readAnswer(typed)))),
  // A missing or malformed token counts as a wrong answer.
  captcha_token: z.string().max(500).catch(''),
  /** A honeypot: hidden from people, filled in by bots. */
  website: z.string().nullish().meta({ description: 'Leave it empty: it is a trap for bots.' }),
};

const posted = z.string().optional().catch(undefined);

/** The same fields as posted without scripts, not yet validated. */
export const postedCaptchaFields = { captcha_answer: posted, captcha_token: posted, website: posted };
