'use client';

import { createElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import '#components/form/field.css';
import { FormField } from '#components/form/form-field.tsx';
import { typeInto } from '#components/form/type-into.ts';
import { Translated } from '#components/translations/translated.tsx';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { changeMark, type NoteMark, noteMarks } from '#lib/sermons/notes/note-marks.ts';
import type { NoteBlank } from '#lib/sermons/notes/notes.ts';
import type { SermonFormValues } from '../sermon-form-values.ts';
import { NoteBlocks } from './note-blocks.tsx';

/** The notes of a sermon as staff write them, with a preview below. */
export function NotesField({ form }: { form: UseFormReturn<SermonFormValues> }) {
  const notes = form.watch('notes') ?? '';
  return (
    <>
      <Translated name="notes" label={messages.sermonForm.notes} kind="text" original={notes} isBelow>
        <MarkedField form={form} />
      </Translated>
      {notes.trim() && (
        <figure className="rounded-card border border-rule bg-white/55 px-5 py-4">
          <figcaption className="text-sm text-ink-3">{messages.sermonForm.notesPreview}</figcaption>
          <NoteBlocks notes={notes} drawBlank={drawWord} />
        </figure>
      )}
    </>
  );
}

function MarkedField({ form }: { form: UseFormReturn<SermonFormValues> }) {
  const error = form.getFieldState('notes', form.formState).error?.message;
  return (
    <FormField label={messages.sermonForm.notes} help={<Markup />} error={error} isOptional>
      {(field) => (
        <>
          <div role="toolbar" aria-label={messages.sermonForm.marking} className="flex flex-wrap gap-2">
            {noteMarks.map((mark) => (
              <Button key={mark} size="small" variant="secondary" onClick={() => press(field.id, mark)}>
                {messages.sermonForm.marks[mark]}
              </Button>
            ))}
          </div>
          <textarea {...field} {...form.register('notes')} className="field min-h-[120px]" />
        </>
      )}
    </FormField>
  );
}

function press(id: string, mark: NoteMark): void {
  const field = document.getElementById(id) as HTMLTextAreaElement;
  const { from, to, text, selected } = changeMark(
    field.value,
    field.selectionStart,
    field.selectionEnd,
    mark,
  );
  typeInto(field, text, [from, to]);
  field.setSelectionRange(from + selected[0], from + selected[1]);
}

/** How notes are marked, what stands between backticks as code. */
function Markup() {
  const parts = messages.sermonForm.notesHelp.split('`');
  return parts.map((part, place) => createElement(place % 2 === 0 ? 'span' : 'code', { key: place }, part));
}

/** A blank with its word, for staff only. */
function drawWord({ name, word }: NoteBlank, lines: number) {
  if (word === '') return <span key={name} className="note-lines" style={{ height: `${lines * 2.25}em` }} />;
  return (
    <span key={name} className="note-blank">
      {word}
    </span>
  );
}
