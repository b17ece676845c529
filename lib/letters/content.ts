import { defineContent, type RowChange, type TableWords } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { readBlocks } from '#lib/site-pages/blocks/block.ts';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { itemsOf, toLetter } from './present-letter.ts';
import { type LetterState, letterRow } from './schema.ts';
import { letterTexts } from './spoken/letter-texts.ts';

export const letterContent = defineContent({
  table: 'letters',
  topic: 'letters',
  permission: 'letters',
  isInternal: true,
  title: 'subject',
  words: () => messages.lettersLog satisfies TableWords,
  format: (column, value) => {
    if (column === 'blocks') return blockWords(readBlocks(value));
    if (column === 'items')
      return itemsOf({ items: value })
        .map(({ title }) => title)
        .join('\n');
    return column === 'state' ? messages.lettersLog.states[value as LetterState] : undefined;
  },
  headline: headlineOfLetter,
  // What was sent was sent. Only a letter that was not can be deleted; nothing leaves by an undo.
  isFinal: 'unless deleted',
  restored: (before) => ({ ...before, state: 'draft', send_at: null }),
  row: letterRow,
  texts: letterTexts,
  present: (row: Parameters<typeof toLetter>[0]) => toLetter(row, null),
  html: ['words'],
  exported: { model: 'letter', order: [{ created_at: 'asc' }, { id: 'asc' }] },
});

/** What became of a letter, which the verbs of the log do not tell. */
function headlineOfLetter({ action, after }: RowChange, name: string | null): string {
  const words = messages.lettersLog;
  const letter = words.subject(name ?? '');
  const { added, changed, deleted, sent, planned, stopped } = words.actions;
  if (action === 'created') return added(letter);
  if (action === 'deleted') return deleted(letter);
  if (after?.state === 'sending' || after?.state === 'sent') return sent(letter);
  if (after?.state === 'skipped') return stopped(letter);
  return after?.state === 'ready' ? planned(letter) : changed(letter);
}
