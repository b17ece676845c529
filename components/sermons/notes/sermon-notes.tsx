import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { countBlanks, type NoteBlank } from '#lib/sermons/notes/notes.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { NoteBlocks } from './note-blocks.tsx';
import { NoteStorageIsland } from './note-storage-island.tsx';

interface SermonNotesProps {
  sermon: Pick<Sermon, 'id' | 'notes' | 'untranslated'>;
  className?: string;
}

/** The notes of a sermon with blanks to fill in; nothing without notes. */
export function SermonNotes({ sermon, className = '' }: SermonNotesProps) {
  const { id, notes } = sermon;
  if (!notes) return null;
  return (
    <section aria-labelledby="sermon-notes" className={`sermon-notes ${className}`}>
      <h2 id="sermon-notes" className="text-2xl">
        {messages.sermonPage.notes}
      </h2>
      {countBlanks(notes) > 0 && <p className="mt-2 text-ink-2 print:hidden">{messages.sermonPage.fillIn}</p>}
      <NoteBlocks notes={notes} drawBlank={drawField} marks={langOf(sermon, 'notes')} />
      {countBlanks(notes) > 0 && <NoteStorageIsland sermonId={id} />}
    </section>
  );
}

/** An input sized for its word; the word itself is not in the page. */
function drawField({ number, name, word }: NoteBlank, lines: number) {
  const field = {
    name,
    'aria-label': messages.sermonPage.blank(number),
    autoComplete: 'off',
    maxLength: 1000,
  };
  if (word === '') {
    const style = { minHeight: `${lines * 2.25}em` };
    return (
      <span key={name} className="note-room">
        <textarea {...field} rows={lines} style={style} className="note-lines" />
      </span>
    );
  }
  const letters = Math.min(Math.max(word.length, 4), 24) + 2;
  return (
    <span key={name} className="note-room" data-line="">
      <input
        {...field}
        size={letters}
        style={{ minWidth: `min(${letters}ch, 100%)` }}
        className="note-blank"
      />
    </span>
  );
}
