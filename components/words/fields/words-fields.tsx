'use client';

import { messages } from '#lib/language/messages.ts';
import { WordsField } from './words-field.tsx';
import type { WordsFieldProps } from './words-field-props.ts';
import { WordsList } from './words-list.tsx';

/** The fields of words as their description says: one, a few that stand together, or a list. */
export function WordsFields({ form, name, field }: WordsFieldProps) {
  const { kind, fields } = field;
  if (!fields) return <WordsField form={form} name={name} field={field} />;
  if (Object.keys(fields).length === 0) return <p>{messages.pageEditing.noFields}</p>;
  const groupAt = (place: string) =>
    Object.entries(fields).map(([inner, of]) => (
      <WordsFields key={inner} form={form} name={place ? `${place}.${inner}` : inner} field={of} />
    ));
  if (kind !== 'list') return groupAt(name);
  return (
    <WordsList form={form} name={name} field={field} fields={fields}>
      {groupAt}
    </WordsList>
  );
}
