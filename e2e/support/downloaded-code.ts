import type { Page } from 'playwright/test';

/**
 * Words that are in the code of one library or part and in no other. What visitors download is searched for
 * them; a test finds each where it belongs, so that the search can fail.
 */
export const staffCode = {
  'the panel of admin mode': 'Exit Admin Mode',
  'the form library': 'shouldFocusError',
  'the schema library': 'invalid_union',
  'the event form': 'Create a new event for the church calendar.',
  'the form of sermons': 'Fill in the details to add a new sermon to the library.',
  'the form of ministries': 'Edit Ministry Details',
  'the form of words': 'Tap what should stay in sight, such as the face.',
  'the choice of a background': 'Change Hero Background',
  'the settings of the stream': 'An HLS address ends in .m3u8 and plays on this page.',
} as const;

/** Collects the code that the page downloads from now on. The returned function gives all of it as one text. */
export function collectCode(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** The parts of staff's code that are in the text. */
export function staffCodeIn(text: string): string[] {
  return Object.entries(staffCode)
    .filter(([, words]) => text.includes(words))
    .map(([part]) => part);
}
