import { currentInks } from '#lib/art/palette/current-palette.ts';
import { escapeXml } from '#lib/core/html/xml.ts';
import { senderLines } from '#lib/mail/sender.ts';
import type { LetterContent } from '../schema.ts';
import { fitting } from './fitting.ts';
import type { LetterDocumentProps } from './letter-document.tsx';
import { letterHead } from './letter-head.ts';
import { letterParts } from './letter-parts.ts';
import { letterText } from './letter-text.ts';
import { marks } from './marks.ts';

/** A letter in both forms, composed once; the places of one reader are marks in it. */
export interface Rendered {
  readonly html: string;
  readonly text: string;
}

/** The parts of a letter that differ for each reader. The links are absolute. */
export interface PersonalPlaces {
  /** Why this person gets the letter, in one sentence. */
  readonly why: string;
  readonly chooseUrl: string;
  readonly leaveUrl: string;
}

/**
 * Returns the letter as HTML for mail programs, under 90 kB, and as plain text, in the church's language. Composed once
 * for all readers.
 */
export async function renderLetter(letter: LetterContent): Promise<Rendered> {
  // Loaded on first use, since React's renderer needs much memory.
  const [{ renderToStaticMarkup }, { LetterDocument }, { createElement }] = await Promise.all([
    import('react-dom/server'),
    import('./letter-document.tsx'),
    import('react'),
  ]);
  const [all, sender, inks] = [letterParts(letter), await senderLines(), currentInks()];
  const head = await letterHead(letter, all);
  const draw = (shown: Pick<LetterDocumentProps, 'parts' | 'isPlain'>) =>
    `<!doctype html>\n${renderToStaticMarkup(createElement(LetterDocument, { head, inks, sender, ...shown }))}\n`;
  const { html, parts } = fitting(all, letter.pageUrl, draw);
  return { html, text: letterText(head, parts, sender) };
}

/** Returns the letter for one reader. */
export function personalized({ html, text }: Rendered, places: PersonalPlaces): Rendered {
  return { html: filled(html, places, escapeXml), text: filled(text, places, (place) => place) };
}

function filled(letter: string, places: PersonalPlaces, escaped: (place: string) => string): string {
  return Object.entries(marks).reduce(
    (whole, [name, mark]) => whole.replaceAll(mark, () => escaped(places[name as keyof PersonalPlaces])),
    letter,
  );
}
