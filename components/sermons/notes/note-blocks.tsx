import './sermon-notes.css';
import { createElement, Fragment, type ReactNode } from 'react';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { type NoteBlank, type NoteBlock, type NotePiece, parseNotes } from '#lib/sermons/notes/notes.ts';

/** Renders a blank; with a number of lines for a free-text one. */
export type DrawBlank = (blank: NoteBlank, lines: number) => ReactNode;

interface NoteBlocksProps {
  notes: string;
  drawBlank: DrawBlank;
  /** The attributes of notes in another language than their page. */
  marks?: LangAttributes;
}

/** Notes as elements, never as markup. */
export function NoteBlocks({ notes, drawBlank, marks }: NoteBlocksProps) {
  return (
    <div className="note-blocks" {...marks}>
      {parseNotes(notes).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name than their place
        <Fragment key={place}>{drawBlock(block, drawBlank)}</Fragment>
      ))}
    </div>
  );
}

function drawBlock({ kind, start, lines }: NoteBlock, drawBlank: DrawBlank): ReactNode {
  const drawn = lines.map((line) => drawLine(line, drawBlank, lines.length));
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

/** The lines of a free-text blank are one field. */
const lineBreak = (kind: NoteBlock['kind']) => (kind === 'lines' ? null : createElement('br'));

/** Returns the pieces of a line; a blank stays with adjacent letters and punctuation. */
function drawLine(line: readonly NotePiece[], drawBlank: DrawBlank, lines: number): ReactNode[] {
  const hasBlank = line.some((piece) => 'name' in piece);
  const groups = unbroken(
    line.flatMap((piece) => ('name' in piece || !hasBlank ? piece : cutAtSpaces(piece))),
  );
  return groups.map((pieces) => {
    const drawn = pieces.map((piece) => drawPiece(piece, drawBlank, lines));
    return pieces.length > 1 ? createElement('span', { className: 'note-unbroken' }, ...drawn) : drawn[0];
  });
}

/** Returns the first word of a text, its last word, and the rest between. */
function cutAtSpaces({ text, ...style }: Exclude<NotePiece, NoteBlank>): NotePiece[] {
  const [first = '', ...others] = text.split(/\s+/);
  const last = others.at(-1) ?? '';
  const rest = text.slice(first.length, text.length - last.length);
  return [first, rest, last].filter(Boolean).map((part) => ({ text: part, ...style }));
}

/** Pieces kept on one line: some browsers break between a field and the comma after it. */
function unbroken(pieces: readonly NotePiece[]): NotePiece[][] {
  const groups: NotePiece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && touch(last, piece)) group?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function touch(one: NotePiece, other: NotePiece): boolean {
  if ('name' in one) return one.word !== '' && !('name' in other) && /^\S/.test(other.text);
  return 'name' in other && other.word !== '' && /\S$/.test(one.text);
}

function drawPiece(piece: NotePiece, drawBlank: DrawBlank, lines: number): ReactNode {
  if ('name' in piece) return drawBlank(piece, lines);
  const words = piece.isEmphasized ? createElement('em', null, piece.text) : piece.text;
  return createElement(piece.isStrong ? 'strong' : 'span', null, words);
}
