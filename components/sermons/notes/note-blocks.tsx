import './sermon-notes.css';
import { createElement, Fragment, type ReactNode } from 'react';
import { type NoteBlank, type NoteBlock, type NotePiece, parseNotes } from '#lib/sermons/notes.ts';

/** How a blank is drawn, and over how many lines where it is room to write in. */
export type DrawBlank = (blank: NoteBlank, lines: number) => ReactNode;

/** Notes as elements: nothing of them is ever handed to the browser as markup. */
export function NoteBlocks({ notes, drawBlank }: { notes: string; drawBlank: DrawBlank }) {
  return (
    <div className="note-blocks">
      {parseNotes(notes).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their place
        <Fragment key={place}>{drawBlock(block, drawBlank)}</Fragment>
      ))}
    </div>
  );
}

function drawBlock({ kind, start, lines }: NoteBlock, drawBlank: DrawBlank): ReactNode {
  const drawn = lines.map((line) => line.map((piece) => drawPiece(piece, drawBlank, lines.length)));
  switch (kind) {
    case 'heading':
      return createElement('h3', null, ...drawn.flat());
    case 'bullets':
      return createElement('ul', null, ...drawn.map(item));
    case 'numbers':
      return createElement('ol', start === 1 ? null : { start }, ...drawn.map(item));
    default:
      return createElement(
        'p',
        null,
        ...drawn.flatMap((line, place) => (place ? [lineBreak(kind), ...line] : line)),
      );
  }
}

const item = (line: ReactNode[]) => createElement('li', null, ...line);

/** The lines of a room to write in are one field. */
const lineBreak = (kind: NoteBlock['kind']) => (kind === 'lines' ? null : createElement('br'));

function drawPiece(piece: NotePiece, drawBlank: DrawBlank, lines: number): ReactNode {
  if ('name' in piece) return drawBlank(piece, lines);
  const words = piece.isEmphasized ? createElement('em', null, piece.text) : piece.text;
  return piece.isStrong ? createElement('strong', null, words) : words;
}
