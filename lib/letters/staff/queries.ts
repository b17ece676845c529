import 'server-only';
import { isSecureSite } from '#lib/core/auth/cookies.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { mailsWaitFor } from '#lib/mail/sender.ts';
import { letterTopics } from '#lib/subscribers/listed-topics.ts';
import { type OfferedTopic, topicLabels } from '#lib/subscribers/topics.ts';
import { contentOf } from '../letter-content.ts';
import { knownLetter } from '../letter-input.ts';
import { topicsOf } from '../present-letter.ts';
import { personalized, type Rendered, renderLetter } from '../render/render-letter.ts';

/** What the office shows around all letters. */
export interface LetterDesk {
  /** What all mails wait for, in words; null: they can leave. */
  wait: string | null;
  /** Whether mail programs can offer their own button to leave (RFC 8058). */
  hasLeaveButton: boolean;
  topics: OfferedTopic[];
}

/** Returns what the office shows around all letters. */
export const findLetterDesk = privateQuery({
  name: 'findLetterDesk',
  access: 'letters',
  input: noInput,
  run: async (): Promise<LetterDesk> => ({
    wait: await mailsWaitFor(),
    hasLeaveButton: isSecureSite(),
    topics: await letterTopics(db()),
  }),
});

/** A letter as one of its readers gets it. */
export interface LetterPreview extends Rendered {
  subject: string;
}

/** Links of a preview lead nowhere. */
const nowhere = '#';

/** Returns a letter as a reader of its topics would get it now. @throws AppError `not_found` */
export const previewLetter = privateQuery({
  name: 'previewLetter',
  access: 'letters',
  input: knownLetter,
  run: async ({ id }): Promise<LetterPreview> => {
    const row = existing(await db().letter.findUnique({ where: { id } }));
    const [content, labels] = [await contentOf(row), await topicLabels(db(), topicsOf(row))];
    const why = messages.letterWords.why([...labels.values()], currentChurch().name);
    const rendered = await renderLetter(content);
    return {
      subject: content.subject,
      ...personalized(rendered, { why, chooseUrl: nowhere, leaveUrl: nowhere }),
    };
  },
});
