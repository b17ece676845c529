import { messages } from '#lib/language/messages.ts';
import type { QuestionKind } from '../kinds.ts';
import type { FormFormValues } from '../schema.ts';

/** What a new form can start with. */
export const startNames = ['contact', 'connect', 'visit', 'sign_up', 'bring', 'volunteer', 'blank'] as const;
export type StartName = (typeof startNames)[number];

type Draft = FormFormValues;
type Question = NonNullable<Draft['questions']>[number];

/** Returns the form that a start gives, in the church's language: complete, and closed. */
export function startOf(name: StartName): Draft {
  const { title, intro, thanks } = messages.formStarts[name];
  return { title, intro, thanks, notify: { roles: ['owner'], emails: [] }, ...parts[name]() };
}

const parts: Record<StartName, () => Partial<Draft>> = {
  contact: () => {
    const { message } = messages.formStarts.contact;
    return { kind: 'contact', questions: [ask('long_text', message, { is_required: true })] };
  },
  connect: () => {
    const { visit, visits, interests, topics, prayer, prayerHelp } = messages.formStarts.connect;
    return {
      kind: 'connect',
      questions: [
        ask('choice', visit, { choices: Object.values(visits) }),
        ask('choices', interests, { choices: Object.values(topics) }),
        ask('prayer', prayer, { help: prayerHelp, is_sensitive: true }),
      ],
    };
  },
  visit: () => {
    const { service, children, childrenHelp, more } = messages.formStarts.visit;
    return {
      kind: 'other',
      questions: [
        ask('service' as QuestionKind, service, { is_required: true }),
        ask('number', children, { help: childrenHelp }),
        ask('long_text', more, { is_sensitive: true }),
      ],
    };
  },
  sign_up: () => {
    const { diet } = messages.formStarts.sign_up;
    return { kind: 'sign_up', capacity: 20, questions: [ask('text', diet, { is_sensitive: true })] };
  },
  bring: () => {
    const { slots, dish } = messages.formStarts.bring;
    return {
      kind: 'sign_up',
      has_waiting_list: false,
      slots: Object.values(slots).map((label) => ({ label, capacity: 5 })),
      questions: [ask('text', dish)],
    };
  },
  volunteer: () => {
    const { where, areas, when, more } = messages.formStarts.volunteer;
    return {
      kind: 'other',
      questions: [
        ask('choices', where, { choices: Object.values(areas), is_required: true }),
        ask('text', when),
        ask('long_text', more),
      ],
    };
  },
  blank: () => ({ kind: 'other', title: '' }),
};

function ask(kind: QuestionKind, label: string, more: Partial<Question> = {}): Question {
  return { kind, label, ...more };
}
