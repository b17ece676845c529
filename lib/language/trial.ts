import type { TrialLanguage } from '#lib/core/language/languages.ts';
import type { Messages } from './generated/en.ts';
import { withTexts } from './one-point.ts';

/** Returns words, or whatever holds them, as a trial language has them. */
export type Rule = <Words>(words: Words) => Words;

/** Returns one text; the values that were put into it stay as they are. */
type Spell = (text: string, values: readonly string[]) => string;

const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = spelling('áƀçðéƒĝĥíĵķļɱñöþɋŕšţúṽŵẋýžÁɃÇÐÉƑĜĤÍĴĶĻⱮÑÖÞɊŔŠŢÚṼŴẊÝŽ');
const arabic = spelling('ابتثجحخدذرزسشصضطظعغفقكلمنه'.repeat(2));

/** Markup, facts in braces, entities, addresses, names of files and settings, numbers and times. */
const kept =
  /<[^>]*>|\{\w+\}|&#?\w+;|https?:\S+|\S+@\S+|\/[a-z][\w/#-]+|[\w-]+\.(?:[a-z]{2,4}\b)(?!\.)|\b[A-Z]+_[A-Z_]+|\d[\d:.,]*(?:\s?[AP]M\b)?/;

/** The rules: every letter with an accent and texts that are longer, and letters that are read from right to left. */
export const trialRules: Record<TrialLanguage, Rule> = {
  'en-XA': (words) => spelled(words, lengthened),
  'ar-XB': (words) => spelled(words, arabic),
};

/** Returns groups of English messages by the rule. Dates stay as long as they are, and their patterns as they are. */
export function trialGroups<Groups extends Partial<Messages>>(tag: TrialLanguage, groups: Groups): Groups {
  const { dates } = groups;
  const letters = tag === 'en-XA' ? accented : arabic;
  return {
    ...trialRules[tag](groups),
    ...(dates && { dates: { ...spelled(dates, letters), shapes: dates.shapes } }),
  };
}

/** Values without a word in them, such as a number, are found in other texts too: they are not kept apart. */
function spelled<Words>(words: Words, spell: Spell): Words {
  return withTexts(words, (text, given) =>
    spell(
      text,
      given.filter((each) => /[A-Za-z]{2}/.test(each)),
    ),
  );
}

/** Replaces each Latin letter by that at its place in the alphabet. */
function spelling(alphabet: string): Spell {
  const letters = [...alphabet];
  return (text, values) => {
    const given = [...values].sort((one, other) => other.length - one.length).map(escaped);
    const left = new RegExp(`(${[...given, kept.source].join('|')})`);
    return text
      .split(left)
      .map((part, place) =>
        place % 2 ? part : part.replace(/[A-Za-z]/g, (letter) => letters[latin.indexOf(letter)] ?? letter),
      )
      .join('');
  };
}

/** Adds half of its own letters to each text between tags, and as many to a short one, as translations need. */
function lengthened(text: string, values: readonly string[]): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part) => {
      const own = accented(part, values);
      const letters = part.split('').filter((letter, place) => letter !== own[place]).length;
      return own.replace(/\s*$/, (end) => padding(letters) + end);
    })
    .join('');
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function padding(letters: number): string {
  let text = '';
  const wanted = letters * (letters < 10 ? 1 : 0.5);
  for (let place = 0; text.length < wanted; place += 1) text += ` ${numbers[place % numbers.length]}`;
  return accented(text, []);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
