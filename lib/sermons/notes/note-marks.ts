import { messages } from '#lib/language/messages.ts';

export const noteMarks = ['blank', 'heading', 'strong'] as const;
export type NoteMark = (typeof noteMarks)[number];

/** The text that replaces `from` to `to` in notes, and the selection within it. */
export interface NoteChange {
  from: number;
  to: number;
  text: string;
  selected: readonly [from: number, to: number];
}

/** Marks the selection as a blank, a heading or bold, or removes that mark. */
export function changeMark(notes: string, from: number, to: number, mark: NoteMark): NoteChange {
  if (mark === 'heading') return changeHeading(notes, from);
  const [open, close] = signs[mark];
  // A mark ends with its line.
  const [words = ''] = notes.slice(from, to).split('\n');
  const end = from + words.length;
  if (notes.slice(0, from).endsWith(open) && notes.startsWith(close, end)) {
    const [start, stop] = [from - open.length, end + close.length];
    return { from: start, to: stop, text: words, selected: [0, words.length] };
  }
  const inside = words || messages.sermonForm.markExamples[mark];
  const text = `${open}${inside}${close}`;
  return { from, to: end, text, selected: [open.length, open.length + inside.length] };
}

const signs = { blank: ['[[', ']]'], strong: ['**', '**'] } as const;

/** Makes the cursor's line a heading, or a paragraph again. */
function changeHeading(notes: string, at: number): NoteChange {
  const from = notes.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = notes.slice(from).split('\n');
  const words = line.replace(/^#{1,3}\s+/, '');
  const example = messages.sermonForm.markExamples.heading;
  const text = words === line ? `# ${line || example}` : words;
  return {
    from,
    to: from + line.length,
    text,
    selected: [text.length - (words || example).length, text.length],
  };
}
