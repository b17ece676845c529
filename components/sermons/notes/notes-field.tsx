'use client';

import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import type { NoteBlank } from '#lib/sermons/notes.ts';
import type { SermonFormValues } from '../sermon-form-values.ts';
import { NoteBlocks } from './note-blocks.tsx';

/** The notes of a sermon as staff write them, and below as visitors will meet them. */
export function NotesField({ form }: { form: UseFormReturn<SermonFormValues> }) {
  const notes = form.watch('notes') ?? '';
  return (
    <>
      <TextField form={form} name="notes" label="Notes to fill in" help={<Markup />} isOptional isLong />
      {notes.trim() && (
        <figure className="rounded-card border border-rule bg-white/55 px-5 py-4">
          <figcaption className="text-sm text-ink-3">
            As visitors will see it, with the words that they fill in.
          </figcaption>
          <NoteBlocks notes={notes} drawBlank={drawWord} />
        </figure>
      )}
    </>
  );
}

function Markup() {
  return (
    <>
      Visitors fill these in beside the player. <code>[[word]]</code> makes a blank, <code>[[]]</code> on a
      line of its own a line to write on. <code># Heading</code>, <code>- item</code>, <code>1. item</code>,{' '}
      <code>**strong**</code>, <code>*emphasized*</code>.
    </>
  );
}

/** A blank with its word in it, which only staff see. */
function drawWord({ name, word }: NoteBlank, lines: number) {
  if (word === '') return <span key={name} className="note-lines" style={{ height: `${lines * 2.25}em` }} />;
  return (
    <span key={name} className="note-blank">
      {word}
    </span>
  );
}
