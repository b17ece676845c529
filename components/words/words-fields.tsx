'use client';

import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Plus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Form } from '#lib/page-texts/page-text.ts';
import { WordsEntries } from './words-entries.tsx';
import { WordsField } from './words-field.tsx';
import { blankEntry, type WordsValues } from './words-values.ts';

type ListForm = Extract<Form, { kind: 'list' }>;

/** What the form of a list holds, of all that forms of words may. */
interface ListValues {
  value: Extract<WordsValues['value'], readonly unknown[]>;
}

/** The fields of words: one, a few that stand together, or a list. */
export function WordsFields({ form, of }: { form: UseFormReturn<WordsValues>; of: Form }) {
  if (of.kind === 'one') return <WordsField form={form} name="value" field={of.field} />;
  if (of.kind === 'list') return <WordsList form={form} of={of} />;
  return Object.entries(of.fields).map(([name, field]) => (
    <WordsField key={name} form={form} name={`value.${name}`} field={field} />
  ));
}

/** A list of words: entries that can be moved, by drag or by keys, removed and added. */
function WordsList({ form, of }: { form: UseFormReturn<WordsValues>; of: ListForm }) {
  const { fields, noun, least, most } = of;
  const { control } = form as unknown as UseFormReturn<ListValues>;
  const { fields: entries, append, remove, move } = useFieldArray({ control, name: 'value' });
  return (
    <div className="grid gap-5">
      <WordsEntries
        ids={entries.map(({ id }) => id)}
        nameOf={(place) => messages.words.entry(noun, place)}
        least={least}
        onMove={move}
        onRemove={remove}
      >
        {(place) =>
          Object.entries(fields).map(([name, field]) => (
            <WordsField key={name} form={form} name={`value.${place}.${name}`} field={field} />
          ))
        }
      </WordsEntries>
      {entries.length < most && (
        <div>
          <Button variant="secondary" onClick={() => append(blankEntry(fields))}>
            <Labelled icon={<Plus aria-hidden size={18} />}>{messages.words.add(noun)}</Labelled>
          </Button>
        </div>
      )}
    </div>
  );
}
