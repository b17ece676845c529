import type { Field } from '#lib/core/fields/field.ts';
import { mapTexts } from '#lib/core/fields/values.ts';
import { telephoneUrl } from '#lib/core/messaging/phone-number.ts';
import { messages } from '#lib/language/messages.ts';
import { type InsertionName, type Insertions, insertionNames } from './insertions.ts';

/**
 * Inserts facts for their names in braces. Text in square brackets is dropped where one of its facts is missing, '[
 * since {founded}]', and replaced by the text after a bar: '[{phone}|by mail]'. Other braces and brackets are literal.
 * Elsewhere a missing fact has its stand-in; that of the e-mail address beside a contact form is words that `ChurchLines`
 * links. Within a sentence the church's name has its article. A fact that ends in a point ends the sentence with it.
 */
export function fillText(text: string, insertions: Insertions): string {
  const isKnown = (name: string): name is InsertionName => insertionNames.some((known) => known === name);
  return text
    .replace(
      beforeItsName,
      (_whole, word: string, name: 'church' | 'short') =>
        `${messages.pageTexts.wordBefore(word, insertions[name])}{${name}}`,
    )
    .replace(/\[([^[\]|]*)(?:\|([^[\]|]*))?\]/g, (whole, words: string, otherwise = '') => {
      const names = [...words.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name);
      if (names.length === 0 || !names.every(isKnown)) return whole;
      return names.some((name) => insertions[name] === '') ? otherwise : words;
    })
    .replace(/\{([a-z_]+)\}(\.(?!\.))?/g, (whole, name, point = '') => {
      if (!isKnown(name)) return whole;
      const fact = insertions[name] || standInOf(name, insertions);
      return fact + (fact.endsWith('.') ? '' : point);
    });
}

/** What comes before a church's name in a sentence and lets it have its article: prepositions, and verbs before their subject. */
const beforeItsName = /(?<!\p{L})(a|de|en|con|para|por|desde|hacia|sobre|es|aquí) \{(church|short)\}/giu;

function standInOf(name: InsertionName, { contact_form: contactForm }: Partial<Insertions> = {}): string {
  const standIns: Partial<Insertions> = messages.pageTexts.standIns;
  if (name === 'email' && contactForm) return messages.pageTexts.throughForm;
  return standIns[name] ?? '';
}

/**
 * Inserts facts into HTML: e-mail address and phone number become links, unless inside one. Where there is a contact form,
 * links to the address lead to it.
 */
export function fillHtml(html: string, insertions: Insertions): string {
  const { contact_form: contactForm, ...escaped } = mapFacts(insertions, escapeHtml);
  const linked = {
    ...escaped,
    email: contactForm
      ? `<a href="${contactForm}">${standInOf('email')}</a>`
      : escaped.email && `<a href="mailto:${escaped.email}">${escaped.email}</a>`,
    phone: escaped.phone && `<a href="${telephoneUrl(insertions.phone)}">${escaped.phone}</a>`,
  };
  let isInLink = false;
  return withOnePoint(contactForm ? html.replaceAll('mailto:{email}', contactForm) : html, insertions)
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (/^<a[\s>]/i.test(part)) isInLink = true;
      if (/^<\/a/i.test(part)) isInLink = false;
      return fillText(part, part.startsWith('<') || isInLink ? escaped : linked);
    })
    .join('');
}

/** Drops the point behind a fact that ends in one, where tags close between them: '<b>{service}</b>.' */
function withOnePoint(html: string, insertions: Insertions): string {
  return html.replace(/\{([a-z_]+)\}((?:<\/[a-z]+>)+)\.(?!\.)/g, (whole, name: InsertionName, tags) =>
    insertions[name]?.endsWith('.') ? `{${name}}${tags}` : whole,
  );
}

/** Inserts facts into each field of a value. */
export function fillValue<Value>(form: Field, value: Value, insertions: Insertions): Value {
  return mapTexts(form, value, (text, { kind }) => {
    if (kind === 'picture') return text;
    return kind === 'rich' ? fillHtml(text, insertions) : fillText(text, insertions);
  });
}

function mapFacts(insertions: Insertions, change: (fact: string) => string): Insertions {
  return Object.fromEntries(
    Object.entries(insertions).map(([name, fact]) => [name, change(fact)]),
  ) as Insertions;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
