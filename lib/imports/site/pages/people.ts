import { isEmailAddress } from '#lib/core/operations/text-rules.ts';
import { decodedAddress } from '#lib/core/text/parsed-url.ts';
import type { BlockOf } from '#lib/site-pages/blocks/block.ts';
import { shortened } from '../../markup/written-text.ts';
import {
  allWithin,
  blockNames,
  type Element,
  headingNames,
  isElement,
  textWithin,
} from '../../wordpress/pages/markup.ts';
import { pictureOf, type Surroundings } from '../../wordpress/pages/media.ts';

type People = BlockOf<'people'>['items'];
type Person = People[number];

const mostWords = 700;
const mostPeople = 40;
const roles =
  /\b(?:pastor|rector|vicar|priest|deacon|elder|bishop|minister|chaplain|director|secretary|administrator|treasurer|clerk|bookkeeper|organist|pianist|musician|choir|worship|warden|sexton|custodian|coordinator|leader|chair|president|teacher|trustee|assistant|associate|manager|youth|children|intern|council|moderator|superintendent)\b|\b(?:pastora?|di[aá]con[oa]|ancian[oa]|obispo|p[aá]rroco|sacerdote|ministr[oa]|directora?|secretari[oa]|administradora?|tesorer[oa]|organista|m[uú]sic[oa]|coro|coordinadora?|l[ií]der|president[ea]|maestr[oa]|asistente|j[oó]venes|niñ[oa]s)\b/i;
const titled =
  /^(?:rev|fr|dr|mr|mrs|ms|sr|sra|hna|hno|p)\.?\s|^(?:pastora?|father|sister|brother|bishop|deacon|padre|hermana|hermano|obispo)\s/i;
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|de|del|la|van|von|der|y|and|&|\(\p{L}+\)|“\p{L}+”|"\p{L}+"),?$/u;

/**
 * Returns the people of an element whose children are cards of a picture, a name and a role; null for other elements.
 * Cards of groups look the same: roles, titles or `isAboutPeople`, the page's or section's heading, tell them apart.
 */
export function peopleOf(
  element: Element,
  surroundings: Surroundings,
  isAboutPeople: boolean,
): People | null {
  const children = element.children
    .filter(isElement)
    .filter((child) => textWithin(child) !== '' || hasPicture(child));
  if (children.length < 2 || children.length > mostPeople) return null;
  const cards = children.map((child) => cardOf(child, surroundings));
  const people = cards.filter((card) => card !== null);
  if (people.length !== children.length || !people.some(({ picture_url }) => picture_url)) return null;
  const sure = people.filter((person) => roles.test(person.role ?? '') || titled.test(person.name));
  return isAboutPeople || sure.length * 2 >= people.length ? people : null;
}

function hasPicture(element: Element): boolean {
  return allWithin(element, ({ name: each }) => each === 'img').length > 0;
}

/** Returns the person of a card; null where something of it would be lost. */
function cardOf(card: Element, surroundings: Surroundings): Person | null {
  const images = allWithin(card, ({ name: each }) => each === 'img');
  const [image] = images;
  const lines = linesOf(card);
  const [first = '', second = '', ...others] = lines;
  if (headingNames.has(card.name) || images.length > 1 || first.length > 80 || !isName(first)) return null;
  const picture = image ? pictureOf(image, surroundings) : null;
  const email = emailIn(card);
  const isRole = second !== '' && second.length <= 120 && !isSentence(second);
  const words = (isRole ? others : [second, ...others]).filter((line) => line !== '' && line !== email);
  if (words.join('\n').length > mostWords) return null;
  return {
    name: shortened(first, 120),
    role: isRole && second !== email ? second : '',
    words: words.join('\n'),
    picture_url: picture?.url ?? null,
    email,
  };
}

/** Whether a line is two to seven words as names have them. */
function isName(line: string): boolean {
  const words = line.split(/\s+/);
  return words.length >= 2 && words.length <= 7 && words.every((word) => nameWord.test(word));
}

function isSentence(line: string): boolean {
  return /[.!?]$/.test(line) && line.split(' ').length > 6;
}

function emailIn(card: Element): string | null {
  const [link] = allWithin(
    card,
    ({ name: each, attribs }) => each === 'a' && /^mailto:/i.test(attribs.href ?? ''),
  );
  const address = decodedAddress(
    (link?.attribs.href ?? '').replace(/^mailto:/i, '').split('?', 1)[0] ?? '',
  ).trim();
  return isEmailAddress(address) ? address : null;
}

/** Returns the texts of a card, one per block and line. */
function linesOf(element: Element): string[] {
  const lines: string[] = [''];
  const visit = (node: Element['children'][number]): void => {
    if (node.type === 'text') lines.push((lines.pop() ?? '') + node.data.replace(/\s+/g, ' '));
    if (!isElement(node)) return;
    const isBlock = blockNames.has(node.name) || headingNames.has(node.name) || node.name === 'br';
    if (isBlock) lines.push('');
    for (const child of node.children) visit(child);
    if (isBlock) lines.push('');
  };
  visit(element);
  return lines.map((line) => line.trim()).filter(Boolean);
}
