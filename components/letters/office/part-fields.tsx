'use client';

import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import {
  BookOpen,
  CalendarDays,
  Image,
  Images,
  Megaphone,
  Plus,
  SquareMousePointer,
  Type,
} from '#components/ui/icons/generated/icons.ts';
import type { Icon } from '#components/ui/icons/icon.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { WordsFields } from '#components/words/fields/words-fields.tsx';
import { WordsEntries } from '#components/words/words-entries.tsx';
import type { Values } from '#lib/core/fields/values.ts';
import { messages } from '#lib/language/messages.ts';
import { type LetterBlockKind, letterBlockKinds } from '#lib/letters/schema.ts';
import { blockTypes } from '#lib/site-pages/blocks/block.ts';
import { valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';
import type { LetterForm } from './use-letter-editor.ts';

/** The parts of a letter, which are blocks of pages: each can be moved, by drag or by keys, removed and added. */
export function PartFields({ form }: { form: LetterForm }) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'blocks',
    keyName: 'key',
  });
  const words = messages.letterEditing;
  const kindAt = (place: number) => form.getValues(`blocks.${place}.kind`) as LetterBlockKind;
  const error = form.getFieldState('blocks', form.formState).error;
  return (
    <div className="grid gap-5">
      <WordsEntries
        ids={fields.map(({ key }) => key)}
        nameOf={(place) => words.part(messages.blocks.kinds[kindAt(place - 1)] ?? '', place)}
        onMove={move}
        onRemove={remove}
      >
        {(place) => (
          <WordsFields
            form={form as unknown as UseFormReturn<Values>}
            name={`blocks.${place}`}
            field={blockTypes[kindAt(place)]}
          />
        )}
      </WordsEntries>
      <FieldError>{error?.root?.message ?? error?.message}</FieldError>
      <ActionMenu
        label={words.addPart}
        className="justify-self-start"
        button={{
          content: (
            <span>
              <Labelled icon={<Plus aria-hidden size={18} />}>{words.addPart}</Labelled>
            </span>
          ),
          className: 'plate-button',
        }}
        items={letterBlockKinds.map((kind) => ({
          label: messages.blocks.kinds[kind],
          icon: icons[kind],
          onSelect: () => append(valuesOfBlock(kind)),
        }))}
      />
    </div>
  );
}

const icons: Readonly<Record<LetterBlockKind, Icon>> = {
  words: Type,
  picture: Image,
  words_picture: Images,
  buttons: SquareMousePointer,
  notice: Megaphone,
  events: CalendarDays,
  sermons: BookOpen,
};
