import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteAddress, absoluteUrl } from '#lib/core/addresses/urls.ts';
import { formatDate, isDateText } from '#lib/core/dates/calendar-date.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import { messages } from '#lib/language/messages.ts';
import type { Season } from './seasons.ts';
import { withinBytes } from './within-bytes.ts';

/** A sermon with sound. */
export interface Episode {
  id: string;
  /** What the feed it was imported from called it. */
  episode_guid: string | null;
  title: string;
  speaker: string;
  /** yyyy-MM-dd; rows of other programs may hold any text. */
  date: string;
  passage: string | null;
  description: string;
  series: string | null;
  series_slug: string | null;
  audio_url: string;
  audio_bytes: number;
  audio_seconds: number | null;
  audio_type: string | null;
  hasChapters: boolean;
  /** Whether its words are known to the second. */
  hasTimedTranscript: boolean;
  /** In ISO 8601. */
  changedAt: string;
}

/** What Apple takes of an episode's description. */
const descriptionBytes = 10_000;

/** What an item says that its sermon alone does not tell. */
export interface ItemFacts {
  season: Season | undefined;
  /** That of the feed. */
  language: string;
  /** Returns when the service of a date began, in ISO 8601. */
  startedAt: (date: string) => string;
}

/** Returns the item of an episode. */
export function feedItem(episode: Episode, { season, language, startedAt }: ItemFacts): string {
  const { id, title, speaker, date } = episode;
  const link = escapeXml(absoluteUrl(paths.sermon(id)));
  const elements = [
    `<title>${escapeXml(title)}</title>`,
    `<itunes:title>${escapeXml(title)}</itunes:title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="false">${escapeXml(episode.episode_guid ?? id)}</guid>`,
    isDateText(date) && `<pubDate>${new Date(startedAt(date)).toUTCString()}</pubDate>`,
    enclosure(episode),
    episode.audio_seconds !== null && `<itunes:duration>${episode.audio_seconds}</itunes:duration>`,
    `<description>${escapeXml(withinBytes(wordsOf(episode), descriptionBytes))}</description>`,
    `<itunes:author>${escapeXml(speaker)}</itunes:author>`,
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:episodeType>full</itunes:episodeType>',
    ...seasonElements(episode.series, season),
    `<podcast:person>${escapeXml(speaker)}</podcast:person>`,
    ...fileElements(episode, language),
  ];
  return `<item>\n${elements.filter(Boolean).join('\n')}\n</item>\n`;
}

function enclosure({ audio_url, audio_bytes, audio_type }: Episode): string {
  const type = audio_type ?? (/\.m4a(?:[?#]|$)/i.test(audio_url) ? 'audio/x-m4a' : 'audio/mpeg');
  return `<enclosure url="${escapeXml(absoluteAddress(audio_url))}" length="${audio_bytes}" type="${escapeXml(type)}"/>`;
}

function wordsOf({ date, passage, series, description }: Episode): string {
  const facts = [formatDate(date, 'MMMM d, yyyy'), passage, series && messages.sermonPage.ofSeries(series)];
  return [facts.filter(Boolean).join(' · '), description].filter(Boolean).join('\n\n');
}

function seasonElements(series: string | null, season: Season | undefined): string[] {
  if (!season || !series) return [];
  return [
    `<itunes:season>${season.season}</itunes:season>`,
    `<itunes:episode>${season.episode}</itunes:episode>`,
    `<podcast:season name="${escapeXml(series)}">${season.season}</podcast:season>`,
    `<podcast:episode>${season.episode}</podcast:episode>`,
  ];
}

function fileElements({ id, hasChapters, hasTimedTranscript }: Episode, language: string): string[] {
  const at = (name: string) => escapeXml(absoluteUrl(`${paths.sermon(id)}/${name}`));
  const transcript = (name: string, type: string) =>
    `<podcast:transcript url="${at(name)}" type="${type}" language="${escapeXml(language)}"/>`;
  return [
    ...(hasTimedTranscript
      ? [transcript('transcript.vtt', 'text/vtt'), transcript('transcript.srt', 'application/x-subrip')]
      : []),
    ...(hasChapters
      ? [`<podcast:chapters url="${at('chapters.json')}" type="application/json+chapters"/>`]
      : []),
  ];
}
