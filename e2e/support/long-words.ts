import type { Field } from '#lib/core/fields/field.ts';
import { mapTexts } from '#lib/core/fields/values.ts';
import type { PageText } from '#lib/page-texts/page-text.ts';

/** As long as words get in the languages that join them. */
const word = 'Donaudampfschifffahrtsgesellschaftskap';

/** Long words, as many as there is room for in `most` characters. */
function longWords(most: number): string {
  return `${word} `
    .repeat(Math.ceil(most / word.length))
    .slice(0, most)
    .trim();
}

/** What fills words of the church up to their limit, a list with as many entries as it may have. */
export function filledUp({ form, original }: PageText): unknown {
  const entries = original as unknown[];
  const value =
    form.kind === 'list'
      ? Array.from({ length: form.most }, (_, place) => entries[place % entries.length])
      : original;
  return mapTexts(form, value, filledField);
}

/** Addresses, numbers and pictures stay as they are. */
function filledField(text: string, { kind, most, hasHeadings }: Field): string {
  if (kind === 'line' || kind === 'text') return longWords(most);
  return kind === 'rich' ? filledHtml(most, hasHeadings === true) : text;
}

function filledHtml(most: number, hasHeadings: boolean): string {
  const part = longWords(Math.floor(most / 4) - 5);
  const heading = hasHeadings ? `<h3>${part}</h3>` : `<p><strong>${part}</strong></p>`;
  return `${heading}<p>${part}</p><ul><li>${part}</li></ul><p><a href="/visit">${part}</a></p>`;
}

// Each of the church's own rows, written up to its limits.
export const longFacts = {
  name: longWords(120),
  short_name: longWords(60),
  kind: longWords(80),
  street: longWords(200),
  city: longWords(100),
  region: longWords(40),
  region_name: longWords(100),
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  welcome: longWords(300),
  resources: Array.from({ length: 6 }, () => ({ name: longWords(60), url: 'https://example.org' })),
};
export const longEvent = {
  title: longWords(200),
  time: longWords(100),
  location: longWords(300),
  description: longWords(2000),
  is_featured: true,
  show_in_banner: true,
};
export const longService = {
  kind: 'service',
  short_title: longWords(100),
  time: '8:15 AM',
  length_minutes: 60,
  is_recurring: true,
  recurrence_frequency: 'weekly',
};
export const longMinistry = {
  title: longWords(200),
  description: `<p>${longWords(600)}</p>`,
  leadername: longWords(120),
  meetingtimes: longWords(200),
  category: longWords(40),
};
export const longSermon = {
  title: longWords(200),
  speaker: longWords(120),
  date: '2026-01-04',
  passage: longWords(300),
  video_url: 'https://vimeo.com/76979871',
  description: longWords(1000),
  series: longWords(200),
};
