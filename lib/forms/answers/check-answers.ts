import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { AppError, type FieldErrors } from '#lib/core/operations/errors.ts';
import { isBlank, keepUnder } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';
import type { QuestionKind } from '../kinds.ts';
import type { Question } from '../questions.ts';
import type { Answers, AnswerValue } from './schema.ts';

const longestText = 500;
const longestLongText = 5000;

/**
 * Returns the answers to the questions, each in the form of its kind. What is blank, and what answers no question, is
 * left out; `removed` questions may be answered by a page that was open before.
 * @throws AppError `invalid` with the messages of `answers.{question}`
 */
export function checkedAnswers(
  questions: readonly Question[],
  removed: readonly Question[],
  given: Readonly<Record<string, unknown>>,
): Answers {
  const answers: Answers = {};
  const fields: FieldErrors = {};
  for (const question of [...questions, ...removed]) {
    const value = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    const isAsked = questions.includes(question);
    const checked = isNothing(value) ? missing(question, isAsked) : readers[question.kind](value, question);
    if (checked && 'value' in checked) answers[question.id] = checked.value;
    else if (checked && isAsked) fields[`answers.${question.id}`] = [checked.mistake];
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError('invalid', first[0] ?? messages.errors.notValid, { fields });
  return answers;
}

type Read = { value: AnswerValue } | { mistake: string };

function missing({ is_required }: Question, isAsked: boolean): Read | null {
  return is_required && isAsked ? { mistake: messages.signUps.required } : null;
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || isBlank(value) || (Array.isArray(value) && value.length === 0)
  );
}

/** How the answer to each kind of question is read. */
const readers: Record<QuestionKind, (value: unknown, question: Question) => Read> = {
  text: (value) => readText(value, longestText, false),
  long_text: (value) => readText(value, longestLongText, true),
  prayer: (value) => readText(value, longestLongText, true),
  choice: (value, { choices }) => {
    const found = choices.find((choice) => choice === value);
    return found === undefined ? { mistake: messages.signUps.noAnswerChoice } : { value: found };
  },
  choices: (value, { choices }) => {
    const given: unknown[] = Array.isArray(value) ? value : [value];
    if (!given.every((entry) => choices.some((choice) => choice === entry)))
      return { mistake: messages.signUps.noAnswerChoice };
    return { value: choices.filter((choice) => given.includes(choice)) };
  },
  number: (value) => {
    const number = typeof value === 'number' ? value : readNumber(value);
    return number !== null && Math.abs(number) <= Number.MAX_SAFE_INTEGER
      ? { value: number }
      : { mistake: messages.signUps.noNumber };
  },
  date: (value) =>
    typeof value === 'string' && isDateText(value.trim())
      ? { value: value.trim() }
      : { mistake: messages.signUps.noAnswerDate },
  yes_no: (value) => {
    if (value === true || value === 'true' || value === 'on') return { value: true };
    if (value === false || value === 'false') return { value: false };
    return { mistake: messages.signUps.noYesNo };
  },
  // Whether it takes place is checked where the services are read (check-services.ts).
  service: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)
      ? { value }
      : { mistake: messages.signUps.noService },
};

function readText(value: unknown, longest: number, hasLines: boolean): Read {
  if (typeof value !== 'string') return { mistake: messages.errors.notValid };
  const text = value.trim();
  if (text.length > longest) return { mistake: keepUnder(longest) };
  if (!hasLines && /[\t\n\r]/.test(text)) return { mistake: messages.errors.oneLine };
  return { value: text };
}

/** Digits with at most one sign and one decimal point or comma. */
function readNumber(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\s*[-+]?\d{1,15}(?:[.,]\d{1,6})?\s*$/.test(value)) return null;
  return Number(value.trim().replace(',', '.'));
}
