import { telephoneUrl } from '#lib/core/platform/phone-number.ts';
import type { Field } from './fields.ts';
import type { Insertions } from './insertions.ts';
import type { Form } from './page-text.ts';

/**
 * A text with the facts it names in braces in their place. Words in square brackets around facts go where the church
 * lacks one of them, '[ since {founded}]', and those behind a bar stand there instead: '[{phone}|by mail]'. Other
 * braces and brackets stay as they are.
 */
export function fillText(text: string, insertions: Insertions): string {
  const isKnown = (name: string): name is keyof Insertions => Object.hasOwn(insertions, name);
  return text
    .replace(/\[([^[\]|]*)(?:\|([^[\]|]*))?\]/g, (whole, words: string, otherwise = '') => {
      const names = [...words.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name);
      if (names.length === 0 || !names.every(isKnown)) return whole;
      return names.some((name) => insertions[name] === '') ? otherwise : words;
    })
    .replace(/\{([a-z_]+)\}/g, (whole, name) => (isKnown(name) ? insertions[name] : whole));
}

/** The same for HTML: the address of mail and the phone number become links, unless they stand in one. */
export function fillHtml(html: string, insertions: Insertions): string {
  const escaped = mapFacts(insertions, escapeHtml);
  const linked = {
    ...escaped,
    email: escaped.email && `<a href="mailto:${escaped.email}">${escaped.email}</a>`,
    phone: escaped.phone && `<a href="${telephoneUrl(insertions.phone)}">${escaped.phone}</a>`,
  };
  let isInLink = false;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<a[\s>]/i.test(part)) isInLink = true;
      if (/^<\/a/i.test(part)) isInLink = false;
      return fillText(part, part.startsWith('<') || isInLink ? escaped : linked);
    })
    .join('');
}

/** A value with the facts in place, field by field. */
export function fillValue<Value>(form: Form, value: Value, insertions: Insertions): Value {
  return mapFields(form, value, (field, text) => {
    if (field.kind === 'picture') return text;
    return field.kind === 'rich' ? fillHtml(text, insertions) : fillText(text, insertions);
  });
}

/** A value with each of its texts replaced by what `change` makes of it. */
export function mapFields<Value>(
  form: Form,
  value: Value,
  change: (field: Field, text: string) => string,
): Value {
  const changed = (field: Field, part: unknown) => (typeof part === 'string' ? change(field, part) : part);
  if (form.kind === 'one') return changed(form.field, value) as Value;
  const ofFields = (values: unknown) =>
    Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [
        name,
        changed(field, (values as Record<string, unknown>)[name]),
      ]),
    );
  return (form.kind === 'list' ? (value as unknown[]).map(ofFields) : ofFields(value)) as Value;
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
