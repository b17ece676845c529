/** A run of text in notes, or a blank. */
export type NotePiece = NoteWords | NoteBlank;

interface NoteWords {
  text: string;
  isStrong: boolean;
  isEmphasized: boolean;
}

export interface NoteBlank {
  /** Its number from 1, over all of the notes. */
  number: number;
  /**
   * The storage key of a reader's answer. It is made of the line without its answers, so other lines do not affect it,
   * and it reveals no answer.
   */
  name: string;
  /** The expected word; empty where any answer fits. */
  word: string;
}

export interface NoteBlock {
  /** `lines` is space to write in: one blank, with this many lines. */
  kind: 'heading' | 'paragraph' | 'bullets' | 'numbers' | 'lines';
  /** The first number of a numbered list. */
  start: number;
  lines: NotePiece[][];
}

export const mostBlanks = 100;

/**
 * Returns notes in simple markup as blocks: `# ` begins a heading, `- ` or `* ` an item, `1. ` a numbered one, an empty
 * line a new paragraph; `**strong**`, `*emphasized*` and `[[word]]`, a blank. Consecutive lines of `[[]]` are one space
 * to write in. Other text is literal.
 */
export function parseNotes(notes: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  const nameBlank = blankNames();
  let isOpen = false;
  for (const line of notes.split(/\r\n?|\n/)) {
    const { kind, start, words } = lineOf(line.trim());
    const last = blocks.at(-1);
    if (kind === null) isOpen = false;
    else {
      const isMore = isOpen && last?.kind === kind && kind !== 'heading';
      if (isMore && kind === 'lines') last.lines.push([]);
      else if (isMore) last.lines.push(piecesOf(words, nameBlank(words)));
      else blocks.push({ kind, start, lines: [piecesOf(words, nameBlank(words))] });
      isOpen = true;
    }
  }
  return blocks;
}

/** Returns the number of blanks. */
export function countBlanks(notes: string): number {
  return notes.match(new RegExp(blank, 'g'))?.length ?? 0;
}

const blank = /\[\[([^[\]\r\n]*)\]\]/;

const lineKinds = [
  ['heading', /^#{1,3}\s+(?<words>.+)$/s],
  ['bullets', /^[-*•]\s+(?<words>.+)$/s],
  ['numbers', /^(?<start>\d{1,3})[.)]\s+(?<words>.+)$/s],
  ['lines', /^(?<words>\[\[\s*\]\])$/],
  ['paragraph', /^(?<words>.+)$/s],
] as const;

interface NoteLine {
  /** null for an empty line. */
  kind: NoteBlock['kind'] | null;
  start: number;
  words: string;
}

function lineOf(line: string): NoteLine {
  for (const [kind, form] of lineKinds) {
    const found = form.exec(line)?.groups;
    if (found) return { kind, start: Number(found.start ?? 1), words: found.words ?? '' };
  }
  return { kind: null, start: 1, words: '' };
}

type NameBlank = (word: string) => NoteBlank;

/** Numbers the blanks, and names them by their line and its occurrence among equal lines. */
function blankNames(): (line: string) => NameBlank {
  const counts = new Map<string, number>();
  let number = 0;
  return (line) => {
    const print = fingerprint(line.replaceAll(new RegExp(blank, 'g'), '[[]]'));
    return (word) => {
      const before = counts.get(print) ?? 0;
      counts.set(print, before + 1);
      number += 1;
      return { number, name: `${print}-${before}`, word: word.trim() };
    };
  };
}

/** Returns a short name of a text: its 32-bit FNV-1a hash. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The first mark of a line, with the text before and after it. */
const marked = new RegExp(`${blank.source}|\\*\\*(?!\\s)(.+?)\\*\\*|\\*(?![\\s*])(.+?)\\*`, 's');

function piecesOf(
  words: string,
  nameBlank: NameBlank,
  style = { isStrong: false, isEmphasized: false },
): NotePiece[] {
  const pieces: NotePiece[] = [];
  let rest = words;
  for (let found = marked.exec(rest); found; found = marked.exec(rest)) {
    const [whole, word, strong, emphasized] = found;
    if (found.index > 0) pieces.push({ text: rest.slice(0, found.index), ...style });
    if (word !== undefined) pieces.push(nameBlank(word));
    else if (strong !== undefined) pieces.push(...piecesOf(strong, nameBlank, { ...style, isStrong: true }));
    else pieces.push(...piecesOf(emphasized ?? '', nameBlank, { ...style, isEmphasized: true }));
    rest = rest.slice(found.index + whole.length);
  }
  return rest ? [...pieces, { text: rest, ...style }] : pieces;
}
