/** What a form is for. A sign-up has seats; the others are received. */
export const formKinds = ['contact', 'connect', 'sign_up', 'other'] as const;
export type FormKind = (typeof formKinds)[number];

/**
 * How a question is answered. What is in `prayer` becomes a prayer request and is kept nowhere else; `service` is one of
 * the next services of the church.
 */
export const questionKinds = [
  'text',
  'long_text',
  'choice',
  'choices',
  'number',
  'date',
  'yes_no',
  'prayer',
  'service',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What became of an answer: of a sign-up confirmed or waiting, of other forms received. */
export const answerStates = ['confirmed', 'waiting', 'cancelled', 'received', 'spam'] as const;
export type AnswerState = (typeof answerStates)[number];

/** What a date is for who answered for it; without a date it is `on`. */
export type DateState = 'on' | 'cancelled' | 'gone' | 'over';

/** Returns whether the kind has seats and a waiting list. */
export function hasSeats({ kind }: { kind: string }): boolean {
  return kind === 'sign_up';
}
