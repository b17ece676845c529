import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { secondTag } from '#lib/core/church/locale.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import type { Answers, SignUpRow } from '../answers/schema.ts';
import { questionsOf } from '../present-form.ts';
import type { Question } from '../questions.ts';
import { spokenForm } from './spoken-form.ts';

type Given = Record<string, unknown>;

/**
 * Returns what somebody answers in the words in which it is stored: choices as staff wrote them, in whichever language of
 * the form they were made.
 */
export async function inStoredWords(form: Form, given: Given): Promise<Given> {
  const second = secondTag();
  if (second === null) return given;
  const spoken = questionsOf(await runInLanguage(second, () => spokenForm(form)));
  const stored = questionsOf(form);
  const read = languagePrefix() ? [spoken, stored] : [stored, spoken];
  return withWords(given, (id, text) => {
    const lists = read.map((questions) => choicesOf(questions, id));
    const place = lists.map((choices) => choices.indexOf(text)).find((found) => found >= 0);
    return choicesOf(stored, id)[place ?? -1] ?? text;
  });
}

/** Returns stored answers as the form offers them in the language of the current request. */
export function inSpokenWords(form: Form, answers: Answers): Answers {
  const [stored, spoken] = [questionsOf(form), questionsOf(spokenForm(form))];
  return withWords(answers, (id, text) => {
    const place = choicesOf(stored, id).indexOf(text);
    return choicesOf(spoken, id)[place] ?? text;
  }) as Answers;
}

/** Returns a sign-up as its page shows it, in the language of the current request. */
export async function spokenSignUp(form: Form, signUp: SignUpRow): Promise<SignUpRow> {
  if (secondTag() === null) return signUp;
  return runInLanguage(currentChurch().language, () => ({
    ...signUp,
    answers: inSpokenWords(form, signUp.answers),
  }));
}

function withWords(answers: Given, words: (id: string, text: string) => string): Given {
  const said = (id: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => said(id, each));
    return typeof value === 'string' ? words(id, value) : value;
  };
  return Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, said(id, value)]));
}

function choicesOf(questions: readonly Question[], id: string): readonly string[] {
  const found = questions.find((question) => question.id === id);
  return found?.kind === 'choice' || found?.kind === 'choices' ? found.choices : [];
}
