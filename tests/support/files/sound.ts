/** Files of sound that play: silence, written frame by frame. */

const frameBytes = 192;
const frameSeconds = 0.024;

/** Returns an MP3 of silence: MPEG 1 layer III, 48 kHz, 64 kbit/s, one channel. `hasLength`: with an Info header. */
export function mp3Of({
  seconds,
  title,
  hasLength = true,
}: {
  seconds: number;
  title?: string;
  hasLength?: boolean;
}): Buffer {
  const frames = Math.max(4, Math.round(seconds / frameSeconds));
  const frame = Buffer.alloc(frameBytes);
  // Sync, MPEG 1, layer III, no CRC; 64 kbit/s, 48 kHz; one channel.
  frame.writeUInt32BE(0xfffb54c0);
  const first = Buffer.from(frame);
  first.write('Info', 21, 'latin1');
  first.writeUInt32BE(3, 25);
  first.writeUInt32BE(frames, 29);
  first.writeUInt32BE((frames + 1) * frameBytes, 33);
  const all = Buffer.alloc(frames * frameBytes, frame);
  return Buffer.concat([...(title ? [id3Of(title)] : []), ...(hasLength ? [first] : []), all]);
}

/** Numbers the frames of an MP3 within their silence: no two places of it are alike any more. */
export function numberFrames(bytes: Buffer): Buffer {
  for (let at = frameBytes; at + frameBytes <= bytes.length; at += frameBytes)
    bytes.writeUInt32BE(at, at + frameBytes / 2);
  return bytes;
}

/** Returns an ID3v2.3 tag with this title. */
function id3Of(title: string): Buffer {
  const text = Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(title, 'utf16le')]);
  return tagOf(3, [tagFrame('TIT2', text)]);
}

/** Returns an ID3v2 tag of frames. */
export function tagOf(version: number, frames: readonly Buffer[], flags = 0): Buffer {
  const content = Buffer.concat(frames);
  return Buffer.concat([
    Buffer.from('ID3'),
    Buffer.from([version, 0, flags]),
    sevenBits(content.length),
    content,
  ]);
}

/** Returns a frame of ID3v2.3, or of 2.4 with `sevenBits` of its length. */
export function tagFrame(name: string, content: Uint8Array, length = numbers(content.length)): Buffer {
  return Buffer.concat([Buffer.from(name, 'latin1'), length, Buffer.alloc(2), content]);
}

/** Returns a number of 28 bits in four bytes. */
export function sevenBits(size: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));
}

const rate = 48_000;
const samplesOfFrame = 1024;
/** A frame of AAC-LC in one channel that is silent. */
const silentFrame = Buffer.from([0x01, 0x18, 0x20, 0x07]);

/** What else an M4A may be. */
interface Kind {
  /** It has a track of pictures as well. */
  film?: boolean;
  /** Those are of chapters: the sound refers to them, and each is a JPEG unless it is a film of stills. */
  chapters?: 'jpeg' | 'avc1';
  codec?: 'mp4a' | 'alac' | 'ac-3';
}

/** Returns an M4A of silence; `isLast` puts the lengths behind the sound. */
export function m4aOf({
  seconds,
  isLast = false,
  ...kind
}: { seconds: number; isLast?: boolean } & Kind): Buffer {
  const { film = false } = kind;
  const frames = Math.max(1, Math.round((seconds * rate) / samplesOfFrame));
  const type = atom(
    'ftyp',
    Buffer.from(film ? 'isom' : 'M4A ', 'latin1'),
    numbers(0x200),
    Buffer.from('isomiso2mp41', 'latin1'),
  );
  const sound = atom('mdat', Buffer.alloc(frames * silentFrame.length, silentFrame));
  const offsetOf = (moov: Buffer) => type.length + (isLast ? 0 : moov.length) + 8;
  const draft = movieOf(frames, kind, 0);
  const moov = movieOf(frames, kind, offsetOf(draft));
  return Buffer.concat(isLast ? [type, sound, moov] : [type, moov, sound]);
}

function movieOf(frames: number, { film, chapters, codec = 'mp4a' }: Kind, offset: number): Buffer {
  const duration = frames * samplesOfFrame;
  const header = atom('mvhd', numbers(0, 0, 0, rate, duration, 0x10000), Buffer.alloc(76), numbers(2));
  const refersTo = chapters ? 2 : 0;
  const tracks = [track({ id: 1, handler: 'soun', format: codec, frames, duration, offset, refersTo })];
  if (film || chapters)
    tracks.push(track({ id: 2, handler: 'vide', format: chapters ?? 'avc1', frames: 1, duration, offset }));
  return atom('moov', header, ...tracks);
}

interface Track {
  id: number;
  handler: 'soun' | 'vide';
  format: string;
  /** The track of its chapters. */
  refersTo?: number;
  frames: number;
  duration: number;
  offset: number;
}

function track({ id, handler, format, frames, duration, offset, refersTo }: Track): Buffer {
  const head = atom('tkhd', numbers(7, 0, 0, id, 0, duration), Buffer.alloc(60));
  const references = refersTo ? [atom('tref', atom('chap', numbers(refersTo)))] : [];
  const media = atom('mdhd', numbers(0, 0, 0, rate, duration, 0x55c40000));
  const handled = atom('hdlr', numbers(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13));
  const table = atom(
    'stbl',
    atom('stsd', numbers(0, 1), handler === 'soun' ? soundEntry(format) : filmEntry(format)),
    atom('stts', numbers(0, 1, frames, samplesOfFrame)),
    atom('stsc', numbers(0, 1, 1, frames, 1)),
    atom('stsz', numbers(0, silentFrame.length, frames)),
    atom('stco', numbers(0, 1, offset)),
  );
  const place = atom('dinf', atom('dref', numbers(0, 1), atom('url ', numbers(1))));
  const kind = handler === 'soun' ? atom('smhd', numbers(0, 0)) : atom('vmhd', numbers(1, 0, 0));
  return atom('trak', head, ...references, atom('mdia', media, handled, atom('minf', kind, place, table)));
}

function soundEntry(format: string): Buffer {
  const facts = Buffer.alloc(28);
  facts.writeUInt16BE(1, 6);
  facts.writeUInt16BE(1, 16);
  facts.writeUInt16BE(16, 18);
  facts.writeUInt32BE(rate * 0x10000, 24);
  // AAC-LC, 48 kHz, one channel.
  const settings = Buffer.from([0x05, 2, 0x11, 0x88]);
  const decoder = Buffer.concat([
    Buffer.from([0x04, 13 + settings.length, 0x40, 0x15]),
    Buffer.alloc(11),
    settings,
  ]);
  const descriptor = Buffer.concat([
    Buffer.from([0x03, 3 + decoder.length + 3, 0, 1, 0]),
    decoder,
    Buffer.from([6, 1, 2]),
  ]);
  return atom(format, facts, atom('esds', numbers(0), descriptor));
}

function filmEntry(format: string): Buffer {
  const facts = Buffer.alloc(78);
  facts.writeUInt16BE(1, 6);
  return atom(format, facts);
}

/** Returns an atom of an MP4. */
export function atom(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Returns numbers of 32 bits. */
export function numbers(...all: number[]): Buffer {
  const bytes = Buffer.alloc(all.length * 4);
  for (const [place, each] of all.entries()) bytes.writeUInt32BE(each >>> 0, place * 4);
  return bytes;
}
