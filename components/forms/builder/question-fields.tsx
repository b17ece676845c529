'use client';

import type { ComponentProps } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Translated, TranslatedField } from '#components/translations/translated.tsx';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { More } from '#components/ui/folds/more.tsx';
import {
  AlignLeft,
  CalendarDays,
  Church,
  CircleDot,
  HandHeart,
  Hash,
  ListChecks,
  Plus,
  ToggleRight,
  Type,
} from '#components/ui/icons/generated/icons.ts';
import type { Icon } from '#components/ui/icons/icon.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { WordsEntries } from '#components/words/words-entries.tsx';
import { type QuestionKind, questionKinds } from '#lib/forms/kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { errorAt } from './error-at.ts';
import { type FormValues, hasChoices, linesOf, newQuestion } from './form-values.ts';
import type { EditorPartProps } from './form-words-fields.tsx';
import { LinesField } from './lines-field.tsx';

/** The questions of a form: each can be moved, by drag or by keys, removed and added. */
export function QuestionFields({ form }: EditorPartProps) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'questions',
    keyName: 'key',
  });
  const words = messages.formEditing;
  return (
    <div className="grid gap-5">
      <WordsEntries
        ids={fields.map(({ key }) => key)}
        nameOf={words.question}
        onMove={move}
        onRemove={remove}
      >
        {(place) => <QuestionEntry form={form} place={place} />}
      </WordsEntries>
      <FieldError>{errorAt(form, 'questions')}</FieldError>
      <ActionMenu
        label={words.addQuestion}
        className="justify-self-start"
        button={{
          content: (
            <span>
              <Labelled icon={<Plus aria-hidden size={18} />}>{words.addQuestion}</Labelled>
            </span>
          ),
          className: 'plate-button',
        }}
        items={questionKinds.map((kind) => ({
          label: words.questionKinds[kind],
          icon: kindIcons[kind],
          onSelect: () => append(newQuestion(kind)),
        }))}
      />
    </div>
  );
}

/** The icon of each kind of question. */
const kindIcons: Readonly<Record<QuestionKind | 'service', Icon>> = {
  text: Type,
  long_text: AlignLeft,
  choice: CircleDot,
  choices: ListChecks,
  number: Hash,
  date: CalendarDays,
  yes_no: ToggleRight,
  prayer: HandHeart,
  service: Church,
};

interface QuestionEntryProps extends EditorPartProps {
  /** Counted from 0. */
  place: number;
}

/** The fields of one question. What is needed less often is collapsed. */
function QuestionEntry({ form, place }: QuestionEntryProps) {
  const at = `questions.${place}` as const;
  const question = form.watch(at);
  const words = messages.formEditing;
  const named = (text: string) => question.id && `questions.${question.id}.${text}`;
  return (
    <>
      <p className="text-sm text-ink-2">{words.questionKinds[question.kind]}</p>
      <QuestionText form={form} name={`${at}.label`} of={named('label')} label={words.label} />
      {hasChoices(question) && (
        <>
          <LinesField form={form} name={`${at}.choices`} label={words.choices} />
          <TranslatedLines of={named('choices')} lines={question.choices} />
        </>
      )}
      {question.kind === 'prayer' && <p className="text-sm text-ink-2">{words.prayerHint}</p>}
      <SwitchField form={form} name={`${at}.is_required`} label={words.isRequired} />
      <More isOpen={question.help !== '' || question.is_sensitive}>
        <QuestionText form={form} name={`${at}.help`} of={named('help')} label={words.help} isOptional />
        <SwitchField
          form={form}
          name={`${at}.is_sensitive`}
          label={words.isSensitive}
          help={words.sensitiveHelp}
        />
      </More>
    </>
  );
}

/** A text of a question, with the second language once the question is stored. */
function QuestionText({
  of,
  ...field
}: ComponentProps<typeof TextField<FormValues>> & { of: string | undefined }) {
  return of ? <TranslatedField of={of} {...field} /> : <TextField {...field} />;
}

/** Each line in the second language. */
function TranslatedLines({ of, lines }: { of: string | undefined; lines: string }) {
  if (!of) return null;
  return linesOf(lines).map((line, place) => (
    <Translated
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place
      key={place}
      name={`${of}.${place}`}
      label={line}
      kind="line"
      original={line}
      isBelow
    />
  ));
}
