'use client';

import { useFieldArray } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { Plus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { WordsEntries } from '#components/words/words-entries.tsx';
import { questionKinds } from '#lib/forms/kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { errorAt } from './error-at.ts';
import { newQuestion } from './form-values.ts';
import type { EditorPartProps } from './form-words-fields.tsx';
import { kindIcons } from './kind-icons.ts';
import { QuestionEntry } from './question-entry.tsx';

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
        items={questionKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return {
            label: words.questionKinds[kind],
            icon: <Icon aria-hidden size={17} />,
            onSelect: () => append(newQuestion(kind)),
          };
        })}
      />
    </div>
  );
}
