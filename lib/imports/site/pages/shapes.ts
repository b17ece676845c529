import type { BlockInput } from '#lib/site-pages/blocks/block.ts';
import { oneLine } from '../../markup/written-text.ts';
import { allWithin, type Element, headingNames, textWithin } from '../../wordpress/pages/markup.ts';
import type { Surroundings } from '../../wordpress/pages/media.ts';
import type { Shapes } from '../../wordpress/pages/page-blocks.ts';
import { wordCount } from './page-tree.ts';
import { peopleOf } from './people.ts';

/** What the shapes of a page refer to. */
export interface ShapeSurroundings extends Surroundings {
  title: string;
  /** Notes a PDF with its words and the category it is listed in; null for a link to something else. */
  documentOf(href: string, title: string, category: string | null): string | null;
  /** Gets 'form', 'login', 'shop' or 'map' of parts that become no block. */
  lost: Set<string>;
}

const mostFormWords = 60;
const longestLine = 200;
const aboutPeople =
  /\b(?:staff|team|clergy|leadership|leaders|elders|deacons|pastors|vestry|council|our people|who we are|equipo|personal|l[ií]deres|pastores|ancianos|di[aá]conos|directiva)\b/i;
const generic =
  /^(?:(?:click )?here|download|pdf|view|read( more)?|open|aqu[ií]|descargar|ver|leer( m[aá]s)?)\W*$/i;

/** Returns the shapes of one page: forms, maps, people and lists of PDFs. */
export function shapesOf(surroundings: ShapeSurroundings): Shapes {
  let heading = '';
  return (element) => {
    if (headingNames.has(element.name)) heading = textWithin(element) || heading;
    if (element.name === 'form') return formOf(element, surroundings.lost);
    const isAboutPeople = aboutPeople.test(heading) || aboutPeople.test(surroundings.title);
    const people = /^(?:div|section|ul|ol|main|article)$/.test(element.name)
      ? peopleOf(element, surroundings, isAboutPeople)
      : null;
    if (people) return [{ kind: 'people', items: people }];
    return documentsOf(element, categoryOf(heading, surroundings.title), surroundings);
  };
}

/** Returns no blocks for a form, which is named; null for one around content, as ASP.NET has it around whole pages. */
function formOf(form: Element, lost: Set<string>): BlockInput[] | null {
  const inputs = allWithin(form, ({ name }) => /^(?:input|textarea|select)$/.test(name));
  const types = inputs.map(({ attribs }) => (attribs.type ?? 'text').toLowerCase());
  const asked = types.filter((type) => !/^(?:hidden|submit|button|image|reset|search)$/.test(type));
  const { action = '', role = '' } = form.attribs;
  const isContent = ({ name }: Element) => headingNames.has(name) || /^(?:img|iframe|article|p)$/.test(name);
  const content = allWithin(form, isContent).length;
  const isAround =
    asked.length === 0 ? content > 0 : content > asked.length && wordCount(form) > mostFormWords;
  if (types.includes('password')) lost.add('login');
  else if (/\/(?:cart|checkout|product)|paypal\.com/i.test(action)) lost.add('shop');
  else if (role !== 'search' && asked.length > 0) lost.add('form');
  return isAround ? null : [];
}

/** A year alone, or the like, says what it is the year of by the page's title. */
function categoryOf(heading: string, title: string): string {
  const isNumber = heading === '' || !/\p{L}{3}/u.test(heading);
  return oneLine(isNumber ? [title, heading].filter(Boolean).join(' ') : heading, 60);
}

/** Returns the documents of a list of at least two links to PDFs and little else. */
function documentsOf(
  element: Element,
  category: string,
  { documentOf }: ShapeSurroundings,
): BlockInput[] | null {
  const links = allWithin(element, ({ name, attribs }) => name === 'a' && Boolean(attribs.href));
  const isOther = ({ name }: Element) => headingNames.has(name) || /^(?:img|iframe|form|details)$/.test(name);
  if (links.length < 2 || allWithin(element, isOther).length > 0) return null;
  const linked = links.reduce((sum, link) => sum + wordCount(link), 0);
  if (linked * 2 < wordCount(element)) return null;
  if (!links.every(({ attribs }) => /\.pdf(?:[?#]|$)/i.test(attribs.href ?? ''))) return null;
  const found = links.map((link) => documentOf(link.attribs.href ?? '', lineOf(link), category));
  return found.every((each) => each !== null) ? [{ kind: 'documents', category }] : null;
}

/** Returns the words of a link; none where they say nothing of what it leads to. */
export function titleOf(link: Element): string {
  const own = textWithin(link);
  return generic.test(own) ? '' : own;
}

/** Returns the line around a link of a list, where it has no other link. */
function lineOf(link: Element): string {
  const { parent } = link;
  if (!parent || !('attribs' in parent) || !/^(?:li|p|td|div|span)$/.test(parent.name)) return titleOf(link);
  const line = textWithin(parent);
  const isAlone = allWithin(parent, ({ name }) => name === 'a').length === 1;
  return isAlone && line.length <= longestLine ? line : titleOf(link);
}
