'use client';

import type { ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { PicturePicker } from '#components/form/picture/picture-picker.tsx';
import { useUpload } from '#components/form/use-upload.ts';
import { Button } from '#components/ui/button.tsx';
import { Plus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { Note } from '#components/ui/text/note.tsx';
import type { Fields } from '#lib/core/fields/field.ts';
import { formValues } from '#lib/core/fields/values.ts';
import { messages } from '#lib/language/messages.ts';
import { WordsEntries } from '../words-entries.tsx';
import { WordsField } from './words-field.tsx';
import type { WordsFieldProps } from './words-field-props.ts';

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

interface WordsListProps extends WordsFieldProps {
  fields: Fields;
  /** Renders the fields of the entry at this path of the form's values, such as `items.2`. */
  children: (entry: string) => ReactNode;
}

/** A list of entries with the same fields: each can be moved, by drag or by keys, removed and added. */
function WordsList({ form, name, field, fields, children }: WordsListProps) {
  const { label, noun, help, least, most } = field;
  const { control, getValues } = form as unknown as UseFormReturn<FieldValues>;
  const { fields: entries, append, remove, move } = useFieldArray({ control, name });
  const error = form.getFieldState(name, form.formState).error;
  const addPicture = (url: string) => {
    const last = getValues(name).length - 1;
    // Focus would open a phone's keyboard over the pictures.
    append({ ...formValues(fields), url }, { shouldFocus: false });
    // The first picture takes the place of an entry without one.
    if (last === 0 && getValues(`${name}.0.url`) === '') remove(0);
  };
  return (
    <fieldset className="grid min-w-0 gap-5">
      {label && <legend className="mb-3 text-sm font-semibold">{label}</legend>}
      {help && <Note>{help()}</Note>}
      {/* Entries that are little more than a picture can be made of several files at once. */}
      {fields.url?.kind === 'picture' && entries.length < most && (
        <AddPictures hasRoom={() => getValues(name).length < most} onAdd={addPicture} />
      )}
      <WordsEntries
        ids={entries.map(({ id }) => id)}
        nameOf={(place) => messages.words.entry(noun, place)}
        least={least}
        onMove={move}
        onRemove={remove}
      >
        {(place) => children(`${name}.${place}`)}
      </WordsEntries>
      <FieldError>{error?.root?.message ?? error?.message}</FieldError>
      {entries.length < most && (
        <div>
          <Button variant="secondary" onClick={() => append(formValues(fields))}>
            <Labelled icon={<Plus aria-hidden size={18} />}>
              {label ? messages.pageEditing.addEntry : messages.words.add(noun)}
            </Labelled>
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface AddPicturesProps {
  /** Returns whether there may be one more. */
  hasRoom: () => boolean;
  onAdd: (address: string) => void;
}

/** Picks several pictures from this device at once and uploads them one after the other. */
function AddPictures({ hasRoom, onAdd }: AddPicturesProps) {
  const { progress, problem, pick } = useUpload('pages', onAdd);
  const upload = async (file: File) => {
    if (hasRoom()) await pick(file);
  };
  return (
    <div className="grid gap-3">
      <PicturePicker label={messages.pageEditing.addPictures} isMany progress={progress} onPick={upload} />
      <FieldError>{problem}</FieldError>
    </div>
  );
}
