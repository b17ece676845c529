'use client';

import '#components/form/field.css';
import './fact-chips.css';
import { useContext, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '#components/form/form-field.tsx';
import { plainText } from '#lib/core/html/plain-text.ts';
import { messages } from '#lib/language/messages.ts';
import type { Field } from '#lib/page-texts/fields.ts';
import { type InsertionName, insertionText, namedInsertions } from '#lib/page-texts/insertions.ts';
import { RichField } from './editor/rich-field.tsx';
import { PictureField } from './picture-field.tsx';
import { WordsFacts } from './words-facts.ts';
import type { WordsValues } from './words-values.ts';

interface WordsFieldProps {
  form: UseFormReturn<WordsValues>;
  name: 'value' | `value.${string}`;
  field: Field;
}

/** One field of words. */
export function WordsField(props: WordsFieldProps) {
  const { form, name, field } = props;
  // Staff set it by pointing at the picture.
  if (field.kind === 'percent') return null;
  if (field.kind === 'picture') return <PictureField form={form as never} name={name} label={field.label} />;
  return <WrittenField {...props} />;
}

/** A text field with the number of characters that fit the design. */
function WrittenField({ form, name, field }: WordsFieldProps) {
  const { kind, label, most } = field;
  const error = form.getFieldState(name, form.formState).error?.message;
  const plain = useChippedKind(kind, form.getValues(name));
  const said = { kind, most, value: form.watch(name), isChipped: plain !== undefined };
  return (
    <FormField label={label} help={isCounted(kind) && <WrittenHelp {...said} />} error={error}>
      {(props) => {
        if (kind === 'rich' || plain) {
          const looks = { hasHeadings: field.hasHeadings, plain };
          return <RichField {...props} {...looks} form={form} name={name} label={label} />;
        }
        if (kind === 'text')
          return <textarea {...props} {...form.register(name)} className="field min-h-[120px]" />;
        return (
          <input
            {...props}
            {...form.register(name, { valueAsNumber: kind === 'number' })}
            type={inputTypes[kind] ?? 'text'}
            className="field"
          />
        );
      }}
    </FormField>
  );
}

/** Returns the kind of a plain field whose words contain facts when its form opens: it is edited with chips. */
function useChippedKind(kind: Field['kind'], value: unknown): 'line' | 'text' | undefined {
  const hasFacts = useContext(WordsFacts) !== null;
  const [isChipped] = useState(hasFacts && namedIn(kind, value).length > 0);
  return isChipped ? (kind as 'line' | 'text') : undefined;
}

function namedIn(kind: Field['kind'], value: unknown): InsertionName[] {
  return kind === 'line' || kind === 'text' ? namedInsertions(String(value ?? '')) : [];
}

interface WrittenHelpProps extends Pick<Field, 'kind' | 'most'> {
  value: unknown;
  isChipped: boolean;
}

/** Shows how many characters fit, and facts that were added in braces to a field without chips. */
function WrittenHelp({ kind, value, most, isChipped }: WrittenHelpProps) {
  const insertions = useContext(WordsFacts);
  const facts = isChipped ? [] : namedIn(kind, value);
  return (
    <>
      <span>{lengthText(kind, value, most)}</span>
      {insertions &&
        facts.map((fact) => (
          <span key={fact} className="fact-chip ms-1.5">
            {insertionText(fact, insertions)}
          </span>
        ))}
    </>
  );
}

const inputTypes: { readonly [Kind in Field['kind']]?: string } = { number: 'number', email: 'email' };

function isCounted(kind: Field['kind']): boolean {
  return kind === 'line' || kind === 'text' || kind === 'rich' || kind === 'link';
}

function lengthText(kind: Field['kind'], value: unknown, most: number): string {
  const text = typeof value === 'string' ? value : '';
  const length = kind === 'rich' ? plainText(text).length : text.trim().length;
  return length > most ? messages.words.tooLong(length - most) : messages.words.length(length, most);
}
