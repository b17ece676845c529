'use client';

import type { ReactNode } from 'react';
import { type FieldProps, FormField } from '#components/form/form-field.tsx';
import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import type { TypedAnswer } from '#lib/forms/answers/typed-answer.ts';
import type { OfferedService } from '#lib/forms/public/offered-services.ts';
import type { Question } from '#lib/forms/questions.ts';
import { messages } from '#lib/language/messages.ts';
import { markedWords } from './marked-words.tsx';
import { TickGroup } from './tick-group.tsx';

interface QuestionFieldProps {
  form: Pick<Spoken, 'untranslated'>;
  question: Question;
  services: readonly OfferedService[];
  typed: TypedAnswer | undefined;
  error: string | undefined;
}

/** A question with the control of its kind. */
export function QuestionField({ form, question, services, typed, error }: QuestionFieldProps) {
  const { id, kind, is_required } = question;
  const name = `answers.${id}`;
  const value = typed?.[name];
  const help = markedWords(form, `questions.${id}.help`, question.help);
  const common = {
    ...{ label: markedWords(form, `questions.${id}.label`, question.label), error },
    ...{ isOptional: !is_required, help: kind === 'prayer' ? prayerHelp(help) : help },
  };
  if (kind === 'choice' || kind === 'choices' || kind === 'yes_no')
    return (
      <TickGroup
        {...common}
        kind={kind === 'choices' ? 'checkbox' : 'radio'}
        options={ticksOf(form, question, typed)}
      />
    );
  return (
    <FormField {...common}>
      {(field) => controls[kind]({ ...field, name, defaultValue: value, className: 'field' }, services)}
    </FormField>
  );
}

function prayerHelp(help: ReactNode): ReactNode {
  if (!help || typeof help === 'string') return [help, messages.formView.prayer].filter(Boolean).join(' ');
  return (
    <>
      <span>{help}</span> <span>{messages.formView.prayer}</span>
    </>
  );
}

function ticksOf(
  form: QuestionFieldProps['form'],
  { id, kind, choices }: Question,
  typed: TypedAnswer | undefined,
) {
  const name = `answers.${id}`;
  const { yes, no } = messages.formView;
  if (kind === 'yes_no')
    return [
      { name, value: 'true', label: yes, isTicked: typed?.[name] === 'true' },
      { name, value: 'false', label: no, isTicked: typed?.[name] === 'false' },
    ];
  return choices.map((choice, place) => {
    // Each of several answers has a name of its own: a form is read as one text a name.
    const own = kind === 'choices' ? `${name}.${place}` : name;
    const label = markedWords(form, `questions.${id}.choices.${place}`, choice);
    return { name: own, value: choice, label, isTicked: typed?.[own] === choice };
  });
}

type ControlProps = FieldProps & { name: string; defaultValue: string | undefined; className: string };
type Control = (props: ControlProps, services: readonly OfferedService[]) => ReactNode;

const longText: Control = (props) => (
  <textarea {...props} rows={5} maxLength={5000} className="field min-h-[120px]" />
);

const controls: Record<Exclude<Question['kind'], 'choice' | 'choices' | 'yes_no'>, Control> = {
  text: (props) => <input {...props} maxLength={500} />,
  long_text: longText,
  prayer: longText,
  number: (props) => <input {...props} inputMode="decimal" autoComplete="off" maxLength={24} />,
  date: (props) => <input {...props} type="date" />,
  service: (props, services) => (
    <select {...props}>
      <option value="">
        {services.length > 0 ? messages.formView.choose : messages.formView.noServices}
      </option>
      {services.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ),
};
