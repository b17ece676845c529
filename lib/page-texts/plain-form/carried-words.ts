import type { CarriedFields } from '#lib/core/cache/render-context.ts';
import { carriedMessages } from '#lib/core/operations/carried-form.ts';
import type { Form } from '../page-text.ts';
import { type PageTextKey, pageTextRegister } from '../register.ts';
import type { WordsAnswer, WordsDone } from './answer.ts';
import { readTyped, rearranged, toPlainWords } from './plain-words.ts';

/** What the plain form of one of the keys holds of these fields; null when they are of no such form. */
export function carriedOf(keys: readonly PageTextKey[], fields: CarriedFields): CarriedFields | null {
  const key = keys.find((known) => known === fields.key);
  if (!key) return null;
  const { form } = pageTextRegister[key];
  const own = Object.entries(fields).filter(([name]) => isOwnName(form, name));
  return Object.fromEntries(own);
}

/** What the page itself says: what was typed before its sender had to sign in, or what was done. */
export function toldOfWords(carried: CarriedFields | null, done: unknown): WordsAnswer | null {
  if (!carried) return isDone(done) ? { isSaved: true, done } : null;
  const { key: given, if_match: version, intent = '', ...posted } = carried;
  const key = given as PageTextKey;
  const { form } = pageTextRegister[key];
  const typed = toPlainWords(form, rearranged(readTyped(form, posted), intent));
  const message = carriedMessages.back;
  return { key, isSaved: false, isCarried: true, typed, fields: {}, message, version, theirs: null };
}

function isOwnName(form: Form, name: string): boolean {
  if (['key', 'if_match', 'intent'].includes(name)) return true;
  if (form.kind === 'one') return name === 'value';
  const [, field = ''] =
    (form.kind === 'list' ? /^value\.\d{1,3}\.(\w+)$/ : /^value\.(\w+)$/).exec(name) ?? [];
  return Object.hasOwn(form.fields, field);
}

function isDone(done: unknown): done is WordsDone {
  return done === 'saved' || done === 'original';
}
