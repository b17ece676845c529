'use client';

import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { More } from '#components/ui/folds/more.tsx';
import { messages } from '#lib/language/messages.ts';
import { hasChoices } from './form-values.ts';
import type { EditorPartProps } from './form-words-fields.tsx';
import { LinesField } from './lines-field.tsx';

interface QuestionEntryProps extends EditorPartProps {
  /** Counted from 0. */
  place: number;
}

/** The fields of one question. What is needed less often is collapsed. */
export function QuestionEntry({ form, place }: QuestionEntryProps) {
  const at = `questions.${place}` as const;
  const question = form.watch(at);
  const words = messages.formEditing;
  return (
    <>
      <p className="text-sm text-ink-2">{words.questionKinds[question.kind]}</p>
      <TextField form={form} name={`${at}.label`} label={words.label} />
      {hasChoices(question) && <LinesField form={form} name={`${at}.choices`} label={words.choices} />}
      {question.kind === 'prayer' && <p className="text-sm text-ink-2">{words.prayerHint}</p>}
      <SwitchField form={form} name={`${at}.is_required`} label={words.isRequired} />
      <More isOpen={question.help !== '' || question.is_sensitive}>
        <TextField form={form} name={`${at}.help`} label={words.help} isOptional />
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
