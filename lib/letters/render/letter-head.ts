import { currentLogoFaces } from '#lib/art/logo/current-logo.ts';
import { isWordmark } from '#lib/art/logo/logo.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteAddress, absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { baseLanguage, languageFacts } from '#lib/core/language/languages.ts';
import { shortened } from '#lib/core/text/filled.ts';
import { type LangAttributes, langOf } from '#lib/core/translations/lang-of.ts';
import type { LetterContent } from '../schema.ts';
import type { LetterPart } from './letter-parts.ts';

/** The top of a letter, and what lists of mails show of it. */
export interface LetterHead {
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  /** Those of a subject written in the first language of the site. */
  marks: LangAttributes;
  /** The first words, shown behind the subject. */
  opening: string;
  /** Empty where the logo contains it. */
  church: string;
  mark: { src: string; alt: string; width: number; height: number } | null;
  /** In words. */
  day: string;
  pageUrl: string | null;
}

const longestOpening = 110;
const markSide = 52;
/** The largest that a logo with the church's name is shown, in px. */
const widest = 260;
const highest = 64;

/** Returns the top of a letter. */
export async function letterHead(letter: LetterContent, parts: readonly LetterPart[]): Promise<LetterHead> {
  const { name } = currentChurch();
  return {
    language: baseLanguage(letter.language),
    direction: languageFacts[letter.language].direction,
    subject: letter.subject,
    marks: langOf(letter, 'subject'),
    opening: shortened(openingOf(parts), longestOpening),
    ...(await markOf(name)),
    day: formatDate(letter.day, 'EEEE, MMMM d, yyyy') ?? '',
    pageUrl: letter.pageUrl,
  };
}

/** The square icon is a PNG, which every program shows; a wide logo has the church's name in it. */
async function markOf(name: string): Promise<Pick<LetterHead, 'church' | 'mark'>> {
  const { logo, mark } = await currentLogoFaces();
  if (logo && isWordmark(logo)) {
    const share = Math.min(widest / logo.width, highest / logo.height);
    const size = { width: Math.round(logo.width * share), height: Math.round(logo.height * share) };
    return { church: '', mark: { src: absoluteAddress(logo.url), alt: name, ...size } };
  }
  if (!logo && !mark) return { church: name, mark: null };
  const src = absoluteUrl(unlinkedPaths.logo);
  return { church: name, mark: { src, alt: '', width: markSide, height: markSide } };
}

/** Returns the first words of a letter's parts as plain text. */
export function openingOf(parts: readonly LetterPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'words') return plainText(part.html).replaceAll('\n', ' ');
      return part.kind === 'list' ? part.items.map(({ title }) => title).join(', ') : '';
    })
    .filter(Boolean)
    .join(' · ');
}
