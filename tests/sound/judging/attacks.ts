import { atom, mp3Of, numbers, sevenBits, tagFrame, tagOf } from '#tests/support/files/sound.ts';

const sound = mp3Of({ seconds: 3 });
const value = (name: string, text: string) =>
  tagFrame(name, Buffer.from(`\u0003${text}`, 'latin1'), sevenBits(text.length + 1));

function filled(bytes: number, piece: Buffer): Buffer {
  return Buffer.alloc(bytes, piece);
}

/** Returns atoms of this type, each within the one before. */
function nested(type: string, count: number): Buffer {
  const heads = Buffer.alloc(8 * count);
  for (let place = 0; place < count; place += 1) {
    heads.writeUInt32BE(8 * (count - place), 8 * place);
    heads.write(type, 8 * place + 4, 'latin1');
  }
  return heads;
}

const m4aType = atom('ftyp', Buffer.from('M4A ', 'latin1'), numbers(0), Buffer.from('M4A isom', 'latin1'));
const movie = (...atoms: Buffer[]) =>
  Buffer.concat([m4aType, atom('moov', atom('mvhd', numbers(0, 0, 0, 1000, 3000)), ...atoms)]);

/** Files that are made to keep what reads them busy, or to end it. Each is made when it is asked for. */
export const soundAttacks: Readonly<Record<string, () => Buffer>> = {
  'a tag of 1.2 million frames': () =>
    Buffer.concat([tagOf(3, [filled(15_700_000, tagFrame('TXXX', Buffer.from('\0a\0')))]), sound]),
  'a tag of empty frames': () =>
    Buffer.concat([tagOf(4, [filled(5_000_000, tagFrame('COMM', Buffer.alloc(0)))]), sound]),
  'a list of values of 2 MB': () =>
    Buffer.concat([tagOf(4, [value('TPE1', 'a\0'.repeat(1_000_000))]), sound]),
  'a title that is a list of values': () =>
    Buffer.concat([tagOf(4, [value('TIT2', 'a\0'.repeat(500_000))]), sound]),
  'a tag full of escapes': () =>
    Buffer.concat([tagOf(3, [filled(15_000_000, Buffer.from([0xff, 0]))], 0x80), sound]),
  'tags behind tags': () => Buffer.concat([filled(1_600_000, tagOf(4, [])), sound]),
  'tags between the frames': () =>
    Buffer.concat(Array.from({ length: 2000 }, () => [sound.subarray(0, 1920), tagOf(4, [])]).flat()),
  'nested atoms': () => movie(nested('udta', 200_000)),
  'nested atoms of metadata': () => movie(atom('udta', atom('meta', numbers(0), nested('ilst', 200_000)))),
  'nested tracks': () => movie(nested('trak', 200_000)),
  'many atoms': () => movie(atom('udta', filled(1_600_000, atom('free')))),
  'many tracks': () => movie(filled(1_600_000, atom('trak', atom('tkhd'), atom('mdia')))),
  'many atoms of the file': () => Buffer.concat([m4aType, filled(1_600_000, atom('free')), movie()]),
  'an atom that says it is 8 EB long': () =>
    Buffer.concat([m4aType, numbers(1), Buffer.from('moov', 'latin1'), numbers(0x7fffffff, 0xffffffff)]),
  'bytes that begin a frame everywhere': () => filled(5_000_000, Buffer.from([0xff, 0xfb])),
  'headers of frames without frames': () => filled(5_000_000, Buffer.from([0xff, 0xfb, 0x54, 0xc0])),
  'letters that begin a tag everywhere': () => filled(5_000_000, Buffer.from('ID3')),
  'frames and rubbish in turn': () =>
    Buffer.concat(
      Array.from({ length: 3000 }, () => [sound.subarray(0, 960), Buffer.alloc(900, 0xff)]).flat(),
    ),
  'nothing but zeros': () => Buffer.alloc(5_000_000),
};

/** Beginnings of files elsewhere that are neither MP3 nor MP4, made for the same. */
export const beginningAttacks: Readonly<Record<string, () => Buffer>> = {
  'a WAV of many chunks': () =>
    Buffer.concat([
      Buffer.from('RIFF\xff\xff\xff\x7fWAVE', 'latin1'),
      filled(500_000, Buffer.from('LIST\x04\0\0\0INFO', 'latin1')),
    ]),
  'an Ogg of many pages': () => filled(500_000, oggPage(Buffer.from('\x01vorbis', 'latin1'))),
  'a FLAC of many blocks': () =>
    Buffer.concat([Buffer.from('fLaC'), filled(500_000, Buffer.from([4, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0]))]),
  'a WAV with a tag of many frames': () =>
    Buffer.concat([
      Buffer.from('RIFF\xff\xff\xff\x7fWAVEid3 ', 'latin1'),
      Buffer.from([0x20, 0xa1, 7, 0]),
      tagOf(3, [filled(490_000, tagFrame('TXXX', Buffer.from('\0a\0')))]),
    ]),
};

function oggPage(content: Buffer): Buffer {
  const head = Buffer.concat([
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.alloc(20),
    Buffer.from([1, content.length]),
  ]);
  return Buffer.concat([head, content]);
}
