import type { Bytes } from './bytes.ts';
import { soundLimits } from './limits.ts';

/** What the atoms of an MP4 tell (ISO/IEC 14496-12). */
export interface Mp4 {
  /** The codec of its first sound; null for a file without one that browsers play. */
  codec: 'aac' | 'alac' | null;
  /** Whether it has moving pictures: those of chapters are none. */
  isFilm: boolean;
  /** Of the sound; 0 where nothing is stated. */
  seconds: number;
  title: string | null;
  /** How much of it has arrived, from 0 to 1. */
  present: number;
}

interface Atom {
  type: string;
  start: number;
  end: number;
}

/** Counts down the atoms that may be met. */
interface Budget {
  atoms: number;
}

class TooManyAtoms extends Error {}

/**
 * Walks the atoms of a file. Only those that are asked for are entered, so that depth costs nothing.
 * @returns `brokenOff` where it ends before its header, `unreadable` beyond `soundLimits`
 * @throws MissingBytes
 */
export async function readMp4(bytes: Bytes): Promise<Mp4 | 'brokenOff' | 'unreadable' | 'notSound'> {
  const budget: Budget = { atoms: soundLimits.parts };
  let movie: Omit<Mp4, 'present'> | undefined;
  try {
    for (let at = 0; at < bytes.size; ) {
      spend(budget);
      const there = bytes.size - at;
      const { type, length } = headOf(await bytes.at(at, Math.min(16, there)), there);
      if (length < 8) return 'notSound';
      if (type === 'moov' && length > soundLimits.headerBytes) return 'unreadable';
      if (type === 'moov' && length <= there) movie = movieIn(await bytes.at(at, length), budget);
      if (length > there) return movie ? { ...movie, present: there / length } : 'brokenOff';
      at += length;
    }
  } catch (error) {
    if (error instanceof TooManyAtoms) return 'unreadable';
    throw error;
  }
  return movie ? { ...movie, present: 1 } : 'brokenOff';
}

/** @param left the bytes to the end of the file, which an atom of length 0 has */
function headOf(head: Buffer, left: number): { type: string; length: number } {
  if (head.length < 8) return { type: '', length: 8 };
  const type = head.toString('latin1', 4, 8);
  const length = head.readUInt32BE(0);
  if (length === 1 && head.length >= 16) return { type, length: Number(head.readBigUInt64BE(8)) };
  return { type, length: length === 0 ? left : length };
}

/** The atoms of the movie that hold what is asked for. */
function movieIn(buffer: Buffer, budget: Budget): Omit<Mp4, 'present'> {
  const inner = [...atomsIn(buffer, { start: 8, end: buffer.length }, budget)];
  const tracks = inner.filter(({ type }) => type === 'trak').map((atom) => trackIn(buffer, atom, budget));
  const sound = tracks.find(({ kind }) => kind === 'soun');
  const ofChapters = new Set(tracks.flatMap(({ chapters }) => chapters));
  const header = inner.find(({ type }) => type === 'mvhd');
  return {
    codec: sound ? codecOf(sound.format) : null,
    isFilm: tracks.some(
      ({ kind, format, id }) => kind === 'vide' && !ofChapters.has(id) && !stillFormats.has(format),
    ),
    seconds: sound?.seconds || (header ? secondsIn(buffer, header) : 0),
    title: titleIn(buffer, inner, budget),
  };
}

const stillFormats = new Set(['jpeg', 'png ', 'mjpa', 'mjpb', 'mjpg']);

function codecOf(format: string): Mp4['codec'] {
  if (format === 'mp4a') return 'aac';
  return format === 'alac' ? 'alac' : null;
}

interface Track {
  id: number;
  /** The kind of its handler: `soun`, `vide`, `text`. */
  kind: string;
  /** Of its first sample, such as `mp4a`. */
  format: string;
  seconds: number;
  /** The tracks that hold its chapters' names and pictures. */
  chapters: number[];
}

function trackIn(buffer: Buffer, trak: Atom, budget: Budget): Track {
  const [head, references, media] = childrenOf(buffer, trak, budget, ['tkhd', 'tref', 'mdia']);
  const [times, handler, information] = childrenOf(buffer, media, budget, ['mdhd', 'hdlr', 'minf']);
  const [table] = childrenOf(buffer, information, budget, ['stbl']);
  const [samples] = childrenOf(buffer, table, budget, ['stsd']);
  const [chapters] = childrenOf(buffer, references, budget, ['chap']);
  return {
    // Behind version and flags, and the times of creation and change.
    id: head ? numberAt(buffer, head, buffer[head.start] === 1 ? 20 : 12) : 0,
    kind: handler ? wordAt(buffer, handler, 8) : '',
    format: samples ? wordAt(buffer, samples, 12) : '',
    seconds: times ? secondsIn(buffer, times) : 0,
    chapters: chapters ? numbersIn(buffer, chapters) : [],
  };
}

/** Returns the first child of each type. */
function childrenOf(
  buffer: Buffer,
  atom: Atom | undefined,
  budget: Budget,
  types: readonly string[],
): (Atom | undefined)[] {
  const children = atom ? [...atomsIn(buffer, atom, budget)] : [];
  return types.map((wanted) => children.find(({ type }) => type === wanted));
}

function* atomsIn(buffer: Buffer, { start, end }: Omit<Atom, 'type'>, budget: Budget): Generator<Atom> {
  for (let at = start; at + 8 <= end; ) {
    spend(budget);
    const { type, length } = headOf(buffer.subarray(at, Math.min(at + 16, end)), end - at);
    if (length < 8 || at + length > end) return;
    yield { type, start: at + 8, end: at + length };
    at += length;
  }
}

function spend(budget: Budget): void {
  budget.atoms -= 1;
  if (budget.atoms < 0) throw new TooManyAtoms();
}

/** Reads the length in `mvhd` or `mdhd`. Returns 0 for one that is not stated. */
function secondsIn(buffer: Buffer, atom: Atom): number {
  const isLong = buffer[atom.start] === 1;
  const scale = numberAt(buffer, atom, isLong ? 20 : 12);
  const low = numberAt(buffer, atom, isLong ? 28 : 16);
  const duration = isLong ? numberAt(buffer, atom, 24) * 2 ** 32 + low : low;
  // All bits set: not known.
  const isKnown = scale > 0 && (isLong || duration !== 0xffffffff);
  return isKnown ? duration / scale : 0;
}

function numberAt(buffer: Buffer, { start, end }: Atom, place: number): number {
  return start + place + 4 <= end ? buffer.readUInt32BE(start + place) : 0;
}

function wordAt(buffer: Buffer, { start, end }: Atom, place: number): string {
  return start + place + 4 <= end ? buffer.toString('latin1', start + place, start + place + 4) : '';
}

function numbersIn(buffer: Buffer, atom: Atom): number[] {
  const count = Math.min(16, Math.floor((atom.end - atom.start) / 4));
  return Array.from({ length: count }, (_, place) => numberAt(buffer, atom, 4 * place));
}

const longestTitleBytes = 4096;

/** Returns the name in the list of iTunes' metadata, null for none. */
function titleIn(buffer: Buffer, inner: readonly Atom[], budget: Budget): string | null {
  const [meta] = childrenOf(
    buffer,
    inner.find(({ type }) => type === 'udta'),
    budget,
    ['meta'],
  );
  // Version and flags come before its children.
  const [list] = childrenOf(buffer, meta && { ...meta, start: meta.start + 4 }, budget, ['ilst']);
  const [name] = childrenOf(buffer, list, budget, ['\u00a9nam']);
  const [data] = childrenOf(buffer, name, budget, ['data']);
  if (!data) return null;
  return (
    buffer.toString('utf8', data.start + 8, Math.min(data.end, data.start + 8 + longestTitleBytes)) || null
  );
}
