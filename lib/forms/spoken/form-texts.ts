import { type NamedText, textColumns } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';
import { type Question, questionTexts, type Slot } from '../questions.ts';
import { formFields } from '../schema.ts';

const columns = textColumns(formFields, { title: 'line', intro: 'text', thanks: 'text' });

type Change = (text: NamedText) => string;

/** What a form says in another language, too: its own words, its questions with their choices, and its slots. */
export function formTexts<Row extends object>(row: Row, change: Change): Row {
  const { questions, slots } = row as { questions: readonly Question[]; slots: readonly Slot[] };
  return {
    ...columns(row, change),
    questions: questions.map((question, place) => withTexts(question, change, place + 1)),
    slots: slots.map((slot, place) => ({
      ...slot,
      label: change({
        ...{ name: `slots.${slot.id}.label`, text: slot.label, kind: 'line', schema: questionTexts.label },
        label: messages.formsLog.texts.slot(place + 1),
      }),
    })),
  };
}

function withTexts(question: Question, change: Change, number: number): Question {
  const { id, label, help, choices } = question;
  const { question: asked, help: helping, choice: chosen } = messages.formsLog.texts;
  const name = `questions.${id}`;
  const kind = 'line' as const;
  return {
    ...question,
    label: change({
      ...{ name: `${name}.label`, text: label, kind, schema: questionTexts.label },
      label: asked(number),
    }),
    help:
      help &&
      change({
        ...{ name: `${name}.help`, text: help, kind, schema: questionTexts.help },
        label: helping(number),
      }),
    choices: choices.map((text, place) =>
      change({
        ...{ name: `${name}.choices.${place}`, text, kind, schema: questionTexts.choice },
        label: chosen(number, place + 1),
      }),
    ),
  };
}
