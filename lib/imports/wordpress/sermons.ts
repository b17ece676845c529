import { oneLine } from '../markup/written-text.ts';
import type { SourceItem } from '../source.ts';
import { personName } from '../values/person-name.ts';
import { isSoundAddress } from '../values/sound-address.ts';
import { dateTextOf, writtenDate } from '../values/written-date.ts';
import type { Survey } from './survey.ts';
import {
  cutProblem,
  fieldOf,
  keyOf,
  metaOf,
  oldPathOf,
  pictureOf,
  plainWords,
  termsOf,
  type WxrItem,
} from './wxr-item.ts';

/** The meta keys and taxonomies of a plugin. */
interface SermonPlugin {
  date?: string;
  words?: string;
  passage?: string;
  video: readonly string[];
  audio: string;
  files: readonly string[];
  speakers: string;
  series: string;
  books: string;
}

/** The plugins of sermons, by the type of their posts. */
export const sermonPlugins: Readonly<Record<string, SermonPlugin>> = {
  // Sermon Manager
  wpfc_sermon: {
    date: 'sermon_date',
    words: 'sermon_description',
    passage: 'bible_passage',
    video: ['sermon_video_link', 'sermon_video'],
    audio: 'sermon_audio',
    files: ['sermon_notes', 'sermon_bulletin'],
    speakers: 'wpfc_preacher',
    series: 'wpfc_sermon_series',
    books: 'wpfc_bible_book',
  },
  // Church Content
  ctc_sermon: {
    video: ['_ctc_sermon_video'],
    audio: '_ctc_sermon_audio',
    files: ['_ctc_sermon_pdf'],
    speakers: 'ctc_sermon_speaker',
    series: 'ctc_sermon_series',
    books: 'ctc_sermon_book',
  },
};

const mostWords = 9_000;
const fewestWords = 10;

/** Returns a sermon of one of the plugins. */
export function sermonItems(item: WxrItem, plugin: SermonPlugin, { pictures }: Survey): SourceItem[] {
  const title = oneLine(fieldOf(item, 'title'), 200);
  const audio_url = soundOf(item, plugin);
  const addresses = [...plugin.video, plugin.audio, ...plugin.files]
    .map((key) => addressIn(metaOf(item, key)))
    .filter((address) => address !== '' && address !== audio_url);
  // The first is the video, unless it is one of the files beside the sound.
  const hasVideo = audio_url === null || plugin.video.some((key) => addressIn(metaOf(item, key)) !== '');
  const [main = '', ...others] = hasVideo ? new Set(addresses) : ['', ...new Set(addresses)];
  const words = wordsOf(item, plugin);
  const [series = null] = termsOf(item, plugin.series);
  const record = {
    table: 'sermons' as const,
    key: keyOf(item),
    title,
    values: {
      title,
      speaker: personName(termsOf(item, plugin.speakers).join(', '), 120),
      date: dateOf(item, plugin),
      passage: passageOf(item, plugin),
      video_url: main,
      ...(audio_url && { audio_url }),
      description: [enough(words, title), ...others].filter(Boolean).join('\n'),
      series: series && oneLine(series, 200),
    },
    ...pictureOf(item, 'thumbnail_url', pictures),
    ...oldPathOf(item),
  };
  return [{ record }, ...cutProblem(record, words, mostWords)];
}

/** Returns the sound of a sermon, from its own field or the enclosure of its post; null for none that plays here. */
function soundOf(item: WxrItem, { audio }: SermonPlugin): string | null {
  const addresses = [audio, 'enclosure'].map((key) => addressIn(metaOf(item, key)));
  return addresses.find(isSoundAddress) ?? null;
}

function wordsOf(item: WxrItem, { words }: SermonPlugin): string {
  const own = words ? metaOf(item, words) : '';
  const texts = [own, fieldOf(item, 'content:encoded'), fieldOf(item, 'excerpt:encoded')];
  return texts.map((html) => plainWords(html, mostWords)).find(Boolean) ?? '';
}

/** Returns the first web address of a text, such as that of an embedded player; empty without one. */
function addressIn(text: string): string {
  return /https?:\/\/[^\s"'<>\]|\\]{3,1900}/.exec(text)?.[0] ?? '';
}

/** Lengthens words that are too short for a description. */
function enough(words: string, title: string): string {
  return words !== '' && words.length < fewestWords ? `${title}: ${words}` : words;
}

function passageOf(item: WxrItem, { passage, books }: SermonPlugin): string | null {
  const own = passage ? metaOf(item, passage) : '';
  return oneLine(own || termsOf(item, books).join(', '), 300) || null;
}

/** Returns the day of the sermon, from seconds since 1970 in the site's zone or a date; else that of publication. */
function dateOf(item: WxrItem, { date }: SermonPlugin): string {
  const own = date ? metaOf(item, date) : '';
  if (/^-?\d{1,11}$/.test(own)) return new Date(Number(own) * 1000).toISOString().slice(0, 10);
  const written = writtenDate(own, 'month first');
  const day = written && written.year !== null && dateTextOf(written.year, written);
  return day || (/^\d{4}-\d\d-\d\d/.exec(fieldOf(item, 'wp:post_date'))?.[0] ?? '');
}
