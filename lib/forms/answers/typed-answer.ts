import { isBlank, isEmailAddress } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';
import type { Question } from '../questions.ts';

/**
 * A visitor's input by the names of the controls: `name`, `seats`, `names.1` for the first of the others,
 * `answers.{question}`, and `answers.{question}.{place}` for each choice that is ticked.
 */
export type TypedAnswer = Record<string, string>;

/** Returns the input as the API takes it: the names of the others, as many as come, and the answers by question. */
export function toAnswer(typed: TypedAnswer): Record<string, unknown> {
  const plain = Object.entries(typed).filter(([name]) => !/^(?:names|answers)\./.test(name));
  return { ...Object.fromEntries(plain), names: namesIn(typed), answers: answersIn(typed) };
}

function namesIn(typed: TypedAnswer): string[] {
  const seats = Number(typed.seats ?? 1);
  const places = Array.from({ length: Math.max(0, Math.min(seats, 100) - 1) }, (_, index) => index + 1);
  return places.map((place) => typed[`names.${place}`] ?? '');
}

function answersIn(typed: TypedAnswer): Record<string, string | string[]> {
  const answers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(typed)) {
    const [, id, place] = /^answers\.([^.]+)(?:\.(\d+))?$/.exec(name) ?? [];
    if (!id) continue;
    const ticked = answers[id];
    if (place === undefined) answers[id] = value;
    else answers[id] = [...(Array.isArray(ticked) ? ticked : []), value];
  }
  return answers;
}

/** Returns the control names of an answer that is stored, with their texts: the reverse of `toAnswer`. */
export function typedOf(
  answers: Readonly<Record<string, unknown>>,
  questions: readonly Question[],
): TypedAnswer {
  const typed: TypedAnswer = {};
  for (const { id, choices } of questions) {
    const value = answers[id];
    if (Array.isArray(value))
      for (const one of value) typed[`answers.${id}.${choices.indexOf(one)}`] = String(one);
    else if (value !== undefined) typed[`answers.${id}`] = String(value);
  }
  return typed;
}

interface Asked {
  questions: readonly Question[];
  /** Whether one of several dates is chosen, and one of several slots. */
  hasDates: boolean;
  hasSlots: boolean;
}

/** Returns what is missing, by the names of the controls. The server checks the rest. */
export function checkAnswer(typed: TypedAnswer, asked: Asked): Record<string, string> {
  const { noName, noEmail, noDate, noSlot } = messages.signUps;
  return {
    ...(isBlank(typed.name ?? '') && { name: noName }),
    ...(!isEmailAddress((typed.email ?? '').trim()) && { email: noEmail }),
    ...(asked.hasDates && !typed.date && { date: noDate }),
    ...(asked.hasSlots && !typed.slot_id && { slot_id: noSlot }),
    ...checkQuestions(typed, asked.questions),
  };
}

/** Returns the required questions without an answer, by the names of their controls. */
export function checkQuestions(typed: TypedAnswer, questions: readonly Question[]): Record<string, string> {
  const answers = answersIn(typed);
  const missing = questions.filter(({ id, is_required }) => is_required && isBlank(answers[id] ?? ''));
  return Object.fromEntries(missing.map(({ id }) => [`answers.${id}`, messages.signUps.required]));
}
