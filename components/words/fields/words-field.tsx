'use client';

import '#components/form/field.css';
import { type ComponentProps, useContext, useState } from 'react';
import { Controller } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { FormField } from '#components/form/form-field.tsx';
import { Translated } from '#components/translations/translated.tsx';
import type { Field, FieldKind } from '#lib/core/fields/field.ts';
import { isWritten, translatedKind } from '#lib/core/fields/values.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { messages } from '#lib/language/messages.ts';
import {
  bracketsIn,
  type InsertionName,
  insertionText,
  namedInsertions,
} from '#lib/page-texts/insertions.ts';
import { RichEditor } from '../editor/rich-editor.tsx';
import { WordsFacts } from '../fact-chips.tsx';
import { AltField } from './alt-field.tsx';
import { ChosenOffer, OfferList } from './offered-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { WordsFieldProps } from './words-field-props.ts';

/** One field of words, with the second language beside it where its text has a translation. */
export function WordsField(props: WordsFieldProps) {
  const { form, name, field } = props;
  const { label, hasHeadings } = field;
  const kind = translatedKind(field);
  if (!kind) return <PlainField {...props} />;
  return (
    <Translated {...{ name, label, hasHeadings, kind }} original={String(form.watch(name) ?? '')}>
      <PlainField {...props} />
    </Translated>
  );
}

function PlainField(props: WordsFieldProps) {
  const { form, name, field } = props;
  const { kind, label, isOptional } = field;
  switch (kind) {
    // Staff set it by pointing at the picture.
    case 'percent':
      return null;
    case 'picture':
      return <PictureField {...props} />;
    case 'alt':
      return <AltField {...props} />;
    case 'side':
      return <SideField {...props} />;
    case 'event':
    case 'form':
    case 'ministry':
    case 'series': {
      const { all, choose } = messages.pageEditing;
      const none = isOptional ? all : choose;
      return <ChosenOffer {...{ form, name, label, kind, none, isOptional }} />;
    }
    default:
      return <WrittenField {...props} />;
  }
}

function SideField({ form, name, field }: WordsFieldProps) {
  const { sides } = messages.blocks;
  const options = (['left', 'right'] as const).map((value) => ({ value, label: sides[value] }));
  return <ChoiceField label={field.label} options={options} radio={() => form.register(name)} />;
}

/** A field that is typed, with the number of characters that fit the design. */
function WrittenField({ form, name, field }: WordsFieldProps) {
  const { kind, label, help, isOptional, least = 0, most } = field;
  const error = form.getFieldState(name, form.formState).error?.message;
  const plain = useChippedKind(kind, form.getValues(name));
  const said = { kind, most, value: form.watch(name), isChipped: plain !== undefined };
  return (
    <FormField
      {...{ label, error, isOptional }}
      help={help ? help() : isWritten(field) && <WrittenHelp {...said} />}
    >
      {(props) => {
        if (kind === 'rich' || plain) {
          const looks = { hasHeadings: field.hasHeadings, plain };
          return <RichField {...props} {...looks} form={form} name={name} label={label} />;
        }
        if (kind === 'text')
          return <textarea {...props} {...form.register(name)} className="field min-h-[120px]" />;
        if (kind === 'number') {
          const limits = { min: least, max: most, inputMode: least < 0 ? undefined : ('numeric' as const) };
          const number = form.register(name, { valueAsNumber: true });
          return <input {...props} {...limits} {...number} type="number" className="field" />;
        }
        const list = kind === 'link' || kind === 'category' ? kind : undefined;
        return (
          <>
            <input
              {...props}
              {...typing[kind]}
              {...form.register(name)}
              list={list && `${props.id}-offers`}
              className="field"
            />
            {list && <OfferList id={`${props.id}-offers`} kind={list} />}
          </>
        );
      }}
    </FormField>
  );
}

const typing: { readonly [Kind in FieldKind]?: ComponentProps<'input'> } = {
  email: { type: 'email', inputMode: 'email' },
  address: { inputMode: 'url' },
};

/** Returns the kind of a plain field whose words contain facts when its form opens: it is edited with chips. */
function useChippedKind(kind: FieldKind, value: unknown): 'line' | 'text' | undefined {
  const hasFacts = useContext(WordsFacts) !== null;
  const [isChipped] = useState(hasFacts && namedIn(kind, value).length > 0);
  return isChipped ? (kind as 'line' | 'text') : undefined;
}

function namedIn(kind: FieldKind, value: unknown): InsertionName[] {
  return kind === 'line' || kind === 'text' ? namedInsertions(String(value ?? '')) : [];
}

interface WrittenHelpProps extends Pick<Field, 'kind' | 'most'> {
  value: unknown;
  isChipped: boolean;
}

/** Shows how many characters fit, what becomes of words in brackets, and facts that were added in braces to a field without chips. */
function WrittenHelp({ kind, value, most, isChipped }: WrittenHelpProps) {
  const insertions = useContext(WordsFacts);
  const facts = isChipped ? [] : namedIn(kind, value);
  const brackets = insertions && bracketsIn(String(value ?? ''), insertions);
  return (
    <>
      <span>{lengthText(kind, value, most)}</span>
      {brackets && <span className="block">{messages.words.brackets(brackets)}</span>}
      {insertions &&
        facts.map((fact) => (
          <span key={fact} className="fact-chip ms-1.5">
            {insertionText(fact, insertions)}
          </span>
        ))}
    </>
  );
}

function lengthText(kind: FieldKind, value: unknown, most: number): string {
  const text = typeof value === 'string' ? value : '';
  const length = kind === 'rich' ? plainText(text).length : text.trim().length;
  return length > most ? messages.words.tooLong(length - most) : messages.words.length(length, most);
}

type EditorProps = Omit<ComponentProps<typeof RichEditor>, 'value' | 'onChange'>;

/** The editor of a form's field. */
function RichField({ form, name, ...editor }: Pick<WordsFieldProps, 'form' | 'name'> & EditorProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <RichEditor {...editor} value={typeof value === 'string' ? value : ''} onChange={onChange} />
      )}
    />
  );
}
