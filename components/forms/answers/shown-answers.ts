import { formatDate, isDateText } from '#lib/core/dates/calendar-date.ts';
import type { AnswerRow, AnswerValue } from '#lib/forms/answers/schema.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';

/** A question with what a person answered, in words. */
export interface ShownAnswer {
  id: string;
  label: string;
  text: string;
}

/** Returns what a person answered, in the order of the questions; those that are gone last, and marked. */
export function shownAnswers(form: FormRow, { answers }: Pick<AnswerRow, 'answers'>): ShownAnswer[] {
  const asked = form.questions.map(({ id, label }) => ({ id, label }));
  const gone = (form.removed_questions ?? []).map(({ id, label }) => ({
    id,
    label: messages.signUps.removed(label),
  }));
  return [...asked, ...gone].flatMap((question) => {
    const value = answers[question.id];
    return value === undefined ? [] : [{ ...question, text: answerText(value) }];
  });
}

function answerText(value: AnswerValue): string {
  const { yes, no } = messages.answerList;
  if (typeof value === 'boolean') return value ? yes : no;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string' && isDateText(value)) return formatDate(value, 'MMMM d, yyyy') ?? value;
  return String(value);
}

/** Returns the phone number of a party: its own, or what it answered where sign-ups on an event ask for one. */
export function phoneOf({ questions }: FormRow, { phone, answers }: AnswerRow): string {
  const asked = questions.find(({ label }) => label === messages.eventSignUps.phone);
  return phone ?? String((asked && answers[asked.id]) ?? '');
}

/** Returns what the party chose, where the form has something to choose from. */
export function slotLabel({ slots }: FormRow, { slot_id }: Pick<AnswerRow, 'slot_id'>): string | undefined {
  return slots.find(({ id }) => id === slot_id)?.label;
}

/** Returns the answers in which each of the words is found: in names, addresses, phone numbers, or what was answered. */
export function searched(form: FormRow, rows: readonly AnswerRow[], words: string): AnswerRow[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const said = shownAnswers(form, row).map(({ text }) => text);
    const whole = folded(
      [row.name, row.email, row.phone, ...row.names, slotLabel(form, row), ...said].join(' '),
    );
    return wanted.every((word) => whole.includes(word));
  });
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns how many people have come, and how many are expected. */
export function arrivals(rows: readonly AnswerRow[], hasCome: (row: AnswerRow) => boolean) {
  const expected = rows.filter(({ state }) => state === 'confirmed');
  const seatsOf = (parties: readonly AnswerRow[]) => parties.reduce((sum, { seats }) => sum + seats, 0);
  return { came: seatsOf(expected.filter(hasCome)), taken: seatsOf(expected) };
}
