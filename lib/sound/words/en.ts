import { largestSoundBytes } from '#lib/core/http/body-limits.ts';
import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

const megabytes = largestSoundBytes / 1_000_000;

export default {
  /** Files of sound: their refusals, in words of staff. */
  sound: {
    notSound: 'This file is not an MP3 or M4A. Please save the sound as MP3 or M4A, and choose that.',
    unreadable: 'This file cannot be read. Please save the sound as MP3 or M4A once more, and choose that.',
    lossless:
      'This recording is lossless (ALAC), and only Safari plays it. Please choose “Compressed” in the recorder, or save it as MP3 or AAC, and choose that.',
    film: 'This file is a film. Please save its sound as MP3 or M4A, and choose that.',
    empty: 'This file is empty. Please choose it again.',
    tooLarge: `A sound file can have up to ${megabytes} MB. Please save it in a smaller size, and choose it again.`,
    truncated: (length: string) =>
      `The file has ${length}. Please copy it to this device again, and choose it once more.`,
    ofMinutes: (there: number, all: number) =>
      plural(all, { one: `${there} of # minute`, other: `${there} of # minutes` }),
    ofSeconds: (there: number, all: number) =>
      plural(all, { one: `${there} of # second`, other: `${there} of # seconds` }),
    brokenOff:
      'The file breaks off before its end. Please copy it to this device again, and choose it once more.',
    noRoom:
      'The disk of the site has no room for this file. Please tell the person who looks after the site.',
    unknown:
      'There is no such upload. It ends after a day, and when you sign out. Please choose the file again.',
    unfinished: 'The file has not arrived completely. Please wait for it, or choose it again.',
    inUse: 'A sermon has this file. Please remove it there.',
    tooMany: 'Many files have been sent within an hour. Please wait a while before the next one.',
    used: 'Another sermon has this upload already. Please choose the file again.',
    elsewhere: 'This part does not follow what has arrived. Please continue where the upload is.',
    busy: 'Another request is sending this file. Please try again in a moment.',
    otherVersion: 'Please use version 1.0.0 of the tus protocol.',
    notAPart: 'Please send a part as application/offset+octet-stream.',
    /** Refusals of a fetched file, without advice to choose another one. */
    fetched: {
      notSound: 'There is no MP3 or M4A.',
      unreadable: 'It cannot be read.',
      lossless: 'It is lossless (ALAC), and only Safari plays it.',
      film: 'It is a film.',
      empty: 'It is empty.',
      truncated: (length: string) => `It has ${length}.`,
      brokenOff: 'It breaks off before its end.',
    },
    noSoundThere: 'There is no sound at this address. Please give the address of the sound file itself.',
    losslessThere:
      'The sound at this address is lossless (ALAC), and only Safari plays it. Please save it as MP3 or AAC, and give the address of that.',
    unreadableThere: 'The sound at this address cannot be read. Please save it as MP3 or M4A once more.',
    notOwn: 'Please choose a sound file, or give an address that begins with https://.',
  } as const,
};
