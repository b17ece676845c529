import {
  allWithin,
  blockNames,
  type Element,
  headingNames,
  isElement,
  isWithin,
  type Node,
  nodesOf,
  textWithin,
} from '../../wordpress/pages/markup.ts';
import { adopt, wordCount } from './page-tree.ts';

const longestQuestion = 200;
const longestLabel = 60;
const mostCaption = 15;
const accordion = /accordion|faq|toggle|collaps|expand/i;
const questionPart = /title|header|heading|question|trigger|summary|toggle|button/i;
const answerPart = /content|body|answer|panel|text|collaps|description/i;
const button = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])|StylableButton/i;

/** Changes accordions to `details`, and links that look like buttons to buttons of WordPress. Reads classes. */
export function reshape(root: Element): void {
  controlledPanels(root);
  classedPanels(root);
  questionLists(root);
  buttons(root);
}

/** Changes galleries and pictures beside words to those of WordPress, in a tree of plain elements. */
export function arrange(root: Element): void {
  for (const child of root.children.filter(isElement)) arrange(child);
  cards(root);
  if (!blockNames.has(root.name) || root.attribs.class !== undefined) return;
  const images = allWithin(root, ({ name }) => name === 'img');
  if (isGallery(root, images)) root.attribs.class = 'wp-block-gallery';
  else if (images.length === 1) besides(root);
}

/** Puts pictures with words that follow one another beside something else, as cards below a heading, into one element. */
function cards(element: Element): void {
  const isCard = (node: Node) =>
    isElement(node) &&
    blockNames.has(node.name) &&
    allWithin(node, ({ name }) => name === 'img').length === 1 &&
    textWithin(node) !== '';
  const parts = element.children.filter(
    (node) => isElement(node) || (node.type === 'text' && /\S/.test(node.data)),
  );
  if (parts.length < 3 || parts.every(isCard) || !blockNames.has(element.name)) return;
  const found: Node[] = [];
  let run: Node[] = [];
  const end = () => {
    found.push(...(run.length > 1 ? [made('div', {}, run)] : run));
    run = [];
  };
  for (const part of parts) {
    if (isCard(part)) run.push(part);
    else {
      end();
      found.push(part);
    }
  }
  end();
  if (found.length < parts.length) adopt(element, found);
}

/** Whether it holds pictures alone, with captions at most. */
function isGallery(element: Element, images: readonly Element[]): boolean {
  const isOther = ({ name, attribs }: Element) =>
    headingNames.has(name) ||
    /^(?:iframe|video|form|table|details)$/.test(name) ||
    attribs.class !== undefined;
  if (images.length < 3 || allWithin(element, isOther).length > 0) return false;
  const captions = allWithin(element, ({ name }) => name === 'figcaption');
  const words = captions.reduce((sum, caption) => sum + wordCount(caption), 0);
  return words === wordCount(element) && words <= images.length * mostCaption;
}

const fewestBeside = 6;
const mostBeside = 4000;

/** Of two columns, one is a picture and the other words. */
function besides(element: Element): void {
  const columns = element.children
    .filter(isElement)
    .filter((child) => textWithin(child) !== '' || imageIn(child));
  const [first, second] = columns;
  if (columns.length !== 2 || !first || !second) return;
  const isRight = imageIn(second);
  const [media, words] = isRight ? [second, first] : [first, second];
  if (!imageIn(media) || imageIn(words) || wordCount(media) > 0 || !blockNames.has(words.name)) return;
  if (headingNames.has(words.name) || words.name === 'figcaption' || wordCount(words) < fewestBeside) return;
  if (textWithin(words).length > mostBeside) return;
  const isOther = ({ name, attribs }: Element) =>
    /^(?:iframe|video|form|table|details)$/.test(name) || attribs.class !== undefined;
  if (allWithin(words, isOther).length > 0 || words.attribs.class !== undefined) return;
  element.attribs.class = `wp-block-media-text${isRight ? ' has-media-on-the-right' : ''}`;
  const holder = made('div', { class: 'wp-block-media-text__content' }, words.children);
  words.name = 'div';
  adopt(words, [holder]);
}

function imageIn(element: Element): boolean {
  return element.name === 'img' || allWithin(element, ({ name }) => name === 'img').length > 0;
}

/** A button that opens a part by its id (`aria-controls`). */
function controlledPanels(root: Element): void {
  const toggles = allWithin(root, ({ attribs }) => 'aria-expanded' in attribs && 'aria-controls' in attribs);
  for (const toggle of toggles) {
    const id = toggle.attribs['aria-controls'];
    const [panel] = allWithin(root, ({ attribs }) => attribs.id === id);
    const head = headOf(toggle);
    if (panel && !isWithin(toggle, panel) && !isWithin(panel, head)) open(head, panel, textWithin(toggle));
  }
}

/** Returns the heading around a toggle, or the toggle. */
function headOf(toggle: Element): Element {
  const { parent } = toggle;
  return parent && isElement(parent) && headingNames.has(parent.name) ? parent : toggle;
}

/** An entry of an accordion with two parts, by their classes. */
function classedPanels(root: Element): void {
  const isEntry = ({ attribs, children }: Element) => {
    const parts = children.filter(isElement);
    const [head, panel] = parts;
    if (parts.length !== 2 || !head || !panel) return false;
    const names = `${attribs.class ?? ''} ${head.attribs.class ?? ''} ${panel.attribs.class ?? ''}`;
    const isNamed = questionPart.test(head.attribs.class ?? head.name) || headingNames.has(head.name);
    return accordion.test(names) && isNamed && answerPart.test(panel.attribs.class ?? '');
  };
  for (const entry of allWithin(root, isEntry)) {
    const [head, panel] = entry.children.filter(isElement);
    if (head && panel) open(head, panel, textWithin(head));
  }
}

/** A list of definitions whose terms are questions. */
function questionLists(root: Element): void {
  for (const list of allWithin(root, ({ name }) => name === 'dl')) {
    const parts = list.children.filter(isElement);
    const terms = parts.filter(({ name }) => name === 'dt');
    if (terms.length === 0 || !terms.every((term) => /\?$/.test(textWithin(term)))) continue;
    for (const term of terms) {
      const answer = parts[parts.indexOf(term) + 1];
      if (answer?.name === 'dd') open(term, answer, textWithin(term));
    }
    list.name = 'div';
  }
}

/** Puts a question and its answer in the place of the question. */
function open(head: Element, panel: Element, question: string): void {
  if (question === '' || question.length > longestQuestion || wordCount(panel) === 0) return;
  const [before, after] = [head.parent, panel.parent];
  if (!before || !after) return;
  const summary = made('summary', {}, nodesOf(''));
  adopt(summary, textNode(question));
  const details = made('details', {}, [summary, ...panel.children]);
  after.children = after.children.filter((child) => child !== panel);
  before.children = before.children.map((child) => (child === head ? details : child));
  details.parent = before;
}

/** A link that looks like a button, without words beside it. */
function buttons(root: Element): void {
  const links = allWithin(root, ({ name, attribs }) => name === 'a' && Boolean(attribs.href));
  for (const link of links) {
    const { attribs, parent } = link;
    const label = textWithin(link);
    const looks = `${attribs.class ?? ''} ${parent && isElement(parent) ? (parent.attribs.class ?? '') : ''}`;
    if (attribs.role !== 'button' && !button.test(looks)) continue;
    if (!parent || label === '' || label.length > longestLabel || imageIn(link)) continue;
    if (/^(?:mailto|tel):/i.test(attribs.href ?? '')) continue;
    const isAlone = !parent.children.some((child) => child.type === 'text' && /\S/.test(child.data));
    if (!isAlone) continue;
    if (isElement(parent) && parent.name === 'p') parent.name = 'div';
    const holder = made('div', { class: 'wp-block-button' }, [link]);
    parent.children = parent.children.map((child) => (child === link ? holder : child));
    holder.parent = parent;
  }
}

function textNode(text: string): Node[] {
  const [holder] = nodesOf('<i>x</i>');
  const nodes = holder && isElement(holder) ? holder.children : [];
  for (const node of nodes) if (node.type === 'text') node.data = text;
  return nodes;
}

function made(name: string, attribs: Record<string, string>, children: readonly Node[]): Element {
  const [element] = nodesOf('<div></div>');
  if (!element || !isElement(element)) throw new Error('A tree has an element.');
  element.name = name;
  element.attribs = attribs;
  adopt(element, children);
  return element;
}
