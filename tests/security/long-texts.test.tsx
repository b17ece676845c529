import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoteBlocks } from '#components/sermons/notes/note-blocks.tsx';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { readTypedTags } from '#lib/core/html/typed-tags.ts';
import { withParagraphs } from '#lib/core/html/with-paragraphs.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { withFactElements, withFactNames } from '#lib/page-texts/fact-markup.ts';
import { fillHtml } from '#lib/page-texts/fill.ts';
import { excerptAt, excerptWords } from '#lib/search/excerpt.ts';
import { spokenIn } from '#lib/sermons/transcripts/reading/spoken-text.ts';
import { fastest } from '#tests/support/fastest.ts';
import { filledWith, openings } from './long-text.ts';

/** What is done with a text that was sent in, and how long such a text may be. */
const readers: [name: string, characters: number, read: (text: string) => unknown][] = [
  ['its plain text', 300_000, plainText],
  ['its HTML, cleaned and in paragraphs', 300_000, (text) => withParagraphs(cleanHtml(text))],
  ['its tags that were typed', 300_000, readTypedTags],
  ['the facts within', 300_000, (text) => fillHtml(text, currentInsertions())],
  ['the facts within, for its editor', 300_000, (text) => withFactNames(withFactElements(text))],
  ['what is said in a cue of VTT', 2_000_000, (text) => spokenIn(text, true)],
  ['what is said in a cue of SRT', 2_000_000, (text) => spokenIn(text, false)],
  ['a part of it in a list', 300_000, (text) => excerptAt(excerptWords(`A${text}a`))],
  [
    'notes of a sermon',
    10_000,
    (notes) => renderToStaticMarkup(<NoteBlocks notes={`[[a]] a${notes}`} drawBlank={({ word }) => word} />),
  ],
];

const cases = readers.flatMap(([name, characters, read]) =>
  openings.map((opening) => ({ name, opening, text: filledWith(opening, characters), read })),
);

test.each(cases)('$name takes no time for a long text of $opening', async ({ text, read }) => {
  expect(await fastest(() => read(`${text} end`), 1000)).toBeLessThan(1000);
});
