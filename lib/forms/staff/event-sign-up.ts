import { messages } from '#lib/language/messages.ts';
import type { FormFormValues } from '../schema.ts';

/** What staff tick when they open sign-ups on an event. */
export interface EventSignUp {
  event: { id: string; title: string; ministry_id: string | null };
  capacity: number | null;
  has_waiting_list: boolean;
  asks: readonly EventQuestion[];
  /** A question of their own; empty for none. */
  question: string;
}

/** What a sign-up on an event can ask for with one tick. */
export const eventQuestions = ['phone', 'children', 'diet'] as const;
export type EventQuestion = (typeof eventQuestions)[number];

type Question = NonNullable<FormFormValues['questions']>[number];

/** Returns the open form of an event's sign-up, in the church's language. */
export function eventSignUp({
  event,
  capacity,
  has_waiting_list,
  asks,
  question,
}: EventSignUp): FormFormValues {
  const own: Question[] = question.trim() ? [{ kind: 'text', label: question }] : [];
  const { intro, thanks } = messages.formStarts.sign_up;
  return {
    kind: 'sign_up',
    title: event.title,
    ...{ intro, thanks, capacity, has_waiting_list },
    event_id: event.id,
    ministry_id: event.ministry_id,
    questions: [
      ...eventQuestions.filter((each) => asks.includes(each)).map((each) => questions[each]()),
      ...own,
    ],
    notify: { roles: ['owner'], emails: [] },
    is_open: true,
  };
}

/** What is said of food and children is for those who plan, not for mails or files. */
const questions: Record<EventQuestion, () => Question> = {
  phone: () => ({ kind: 'text', label: messages.eventSignUps.phone, is_required: true }),
  children: () => ({ kind: 'number', label: messages.formStarts.visit.children }),
  diet: () => ({ kind: 'text', label: messages.formStarts.sign_up.diet, is_sensitive: true }),
};
