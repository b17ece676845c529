import { z } from 'zod';
import type { Role } from '#lib/core/auth/permissions.ts';
import type { FormKind, QuestionKind } from '#lib/forms/kinds.ts';
import { type FormRow, formCreation } from '#lib/forms/schema.ts';

/** A question in the editor. */
export interface QuestionValues {
  /** Absent for a new one. */
  id?: string;
  kind: QuestionKind;
  label: string;
  help: string;
  /** One to a line. */
  choices: string;
  is_required: boolean;
  is_sensitive: boolean;
}

interface SlotValues {
  id?: string;
  label: string;
  capacity: string;
}

/** What the editor of a form holds: numbers and lists as they are typed. */
export interface FormValues {
  kind: FormKind;
  title: string;
  intro: string;
  thanks: string;
  questions: QuestionValues[];
  slots: SlotValues[];
  event_id: string;
  capacity: string;
  party_max: string;
  has_waiting_list: boolean;
  opens_at: string;
  closes_minutes: string;
  keep_days: string;
  /** Addresses one to a line. */
  notify: { roles: Role[]; emails: string };
  ministry_id: string;
  is_open: boolean;
  is_contact: boolean;
  is_visit: boolean;
}

/** Returns a new question of that kind. */
export function newQuestion(kind: QuestionKind): QuestionValues {
  return {
    kind,
    label: '',
    help: '',
    choices: '',
    is_required: false,
    is_sensitive: kind === 'prayer',
  };
}

export const newSlot: SlotValues = { label: '', capacity: '' };

/** Returns the values of a stored form. */
export function valuesOf(form: FormRow): FormValues {
  const { kind, title, intro, thanks, questions, slots, has_waiting_list } = form;
  const { is_open, is_contact, is_visit } = form;
  const { roles, emails } = form.notify ?? { roles: [], emails: [] };
  return {
    ...{ kind, title, intro, thanks, has_waiting_list, is_open, is_contact, is_visit },
    questions: questions.map((question) => ({
      ...question,
      help: question.help ?? '',
      choices: question.choices.join('\n'),
    })),
    slots: slots.map((slot) => ({ ...slot, capacity: textOf(slot.capacity) })),
    event_id: form.event_id ?? '',
    capacity: textOf(form.capacity),
    party_max: textOf(form.party_max),
    opens_at: form.opens_at ?? '',
    closes_minutes: textOf(form.closes_minutes),
    keep_days: textOf(form.keep_days),
    notify: { roles, emails: emails.join('\n') },
    ministry_id: form.ministry_id ?? '',
  };
}

/** Returns what is sent of the values. What is no number is sent as none, and refused beside its field. */
export function inputOf(values: FormValues) {
  return {
    ...values,
    questions: values.questions.map((question) => ({
      ...question,
      choices: hasChoices(question) ? linesOf(question.choices) : [],
    })),
    slots: values.slots.map((slot) => ({ ...slot, capacity: seatsOf(slot.capacity) })),
    event_id: values.event_id || null,
    capacity: seatsOf(values.capacity),
    party_max: wholeOf(values.party_max),
    closes_minutes: wholeOf(values.closes_minutes),
    keep_days: wholeOf(values.keep_days),
    notify: { roles: values.notify.roles, emails: linesOf(values.notify.emails) },
    ministry_id: values.ministry_id || null,
  };
}

/** The form's schema over the values of its editor. */
export const formValues = z.preprocess(
  (values) => inputOf(values as FormValues),
  formCreation,
) as unknown as z.ZodType<unknown, FormValues>;

/** Returns whether the question offers choices. */
export function hasChoices({ kind }: Pick<QuestionValues, 'kind'>): boolean {
  return kind === 'choice' || kind === 'choices';
}

/** Returns typed seats: null for none. */
export function seatsOf(text: string): number | null {
  return text.trim() === '' ? null : wholeOf(text);
}

function wholeOf(text: string): number {
  return /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : Number.NaN;
}

/** Returns the lines of a text that are not empty. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}
