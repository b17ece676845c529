'use client';

import type { ReactNode } from 'react';
import { type FieldProps, FormField } from '#components/form/form-field.tsx';
import type { TypedAnswer } from '#lib/forms/answers/typed-answer.ts';
import type { OfferedService } from '#lib/forms/public/offered-services.ts';
import type { Question } from '#lib/forms/questions.ts';
import { messages } from '#lib/language/messages.ts';
import { TickGroup } from './tick-group.tsx';

interface QuestionFieldProps {
  question: Question;
  services: readonly OfferedService[];
  typed: TypedAnswer | undefined;
  error: string | undefined;
}

/** A question with the control of its kind. */
export function QuestionField({ question, services, typed, error }: QuestionFieldProps) {
  const { id, kind, label, help, is_required } = question;
  const name = `answers.${id}`;
  const value = typed?.[name];
  const common = { label, error, isOptional: !is_required, help: helpOf(question) };
  if (kind === 'choice' || kind === 'choices' || kind === 'yes_no')
    return (
      <TickGroup
        {...common}
        help={help}
        kind={kind === 'choices' ? 'checkbox' : 'radio'}
        options={ticksOf(question, typed)}
      />
    );
  return (
    <FormField {...common}>
      {(field) => controls[kind]({ ...field, name, defaultValue: value, className: 'field' }, services)}
    </FormField>
  );
}

function helpOf({ kind, help }: Question): ReactNode {
  return kind === 'prayer' ? [help, messages.formView.prayer].filter(Boolean).join(' ') : help;
}

function ticksOf({ id, kind, choices }: Question, typed: TypedAnswer | undefined) {
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
    return { name: own, value: choice, label: choice, isTicked: typed?.[own] === choice };
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
