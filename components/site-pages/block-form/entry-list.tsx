'use client';

import type { ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { Button } from '#components/ui/button.tsx';
import { Plus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { WordsEntries } from '#components/words/words-entries.tsx';
import { messages } from '#lib/language/messages.ts';
import type { BlockFields as Fields } from '#lib/site-pages/blocks/fields.ts';
import { blankValues } from '#lib/site-pages/staff/blank-block.ts';
import { AddPictures } from './add-pictures.tsx';
import type { BlockFieldProps } from './block-field.tsx';

interface EntryListProps extends BlockFieldProps {
  fields: Fields;
  /** Renders the fields of the entry that stands here in the form's values, such as `items.2.`. */
  children: (entry: string) => ReactNode;
}

/** A list of entries with the same fields: each can be moved, by drag or by keys, removed and added. */
export function EntryList({ form, name, field, fields, children }: EntryListProps) {
  const { least = 0, most } = field;
  const noun = nounOf(field);
  const { entries, append, appendPicture, remove, move } = useEntries({ form, name, fields });
  const error = form.getFieldState(name, form.formState).error;
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 text-sm font-semibold">{messages.blocks.fields[field.label]}</legend>
      {isOfPictures(fields) && entries.length < most && (
        <AddPictures room={most - entries.length} onAdd={appendPicture} />
      )}
      <WordsEntries
        ids={entries.map(({ id }) => id)}
        nameOf={(place) => messages.pageEditing.entry(noun, place)}
        least={least}
        onMove={move}
        onRemove={remove}
      >
        {(place) => children(`${name}.${place}.`)}
      </WordsEntries>
      <FieldError>{error?.root?.message ?? error?.message}</FieldError>
      {entries.length < most && <AddEntry onAdd={() => append(blankValues(fields))} />}
    </fieldset>
  );
}

function AddEntry({ onAdd }: { onAdd: () => void }) {
  return (
    <div>
      <Button variant="secondary" onClick={onAdd}>
        <Labelled icon={<Plus aria-hidden size={18} />}>{messages.pageEditing.addEntry}</Labelled>
      </Button>
    </div>
  );
}

function nounOf({ label }: BlockFieldProps['field']): string {
  const { entries, fields } = messages.blocks;
  return Object.hasOwn(entries, label) ? entries[label as keyof typeof entries] : fields[label];
}

/** Entries that are little more than a picture can be made of several files at once. */
function isOfPictures(fields: Fields): boolean {
  return fields.url?.kind === 'picture';
}

interface EntriesOptions {
  form: BlockFieldProps['form'];
  name: string;
  fields: Fields;
}

/** The entries in the form. */
function useEntries({ form, name, fields }: EntriesOptions) {
  const { control, getValues } = form as unknown as UseFormReturn<FieldValues>;
  const { fields: entries, append, remove, move } = useFieldArray({ control, name });
  const appendPicture = (url: string) => {
    const last = getValues(name).length - 1;
    // Focus would open a phone's keyboard over the pictures.
    append({ ...blankValues(fields), url }, { shouldFocus: false });
    // The first picture takes the place of an entry without one.
    if (last === 0 && getValues(`${name}.0.url`) === '') remove(0);
  };
  return { entries, append, appendPicture, remove, move };
}
