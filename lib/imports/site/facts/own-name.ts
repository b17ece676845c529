import { isNode, textOf, typesOf, valuesOf } from '../json-ld.ts';
import type { FactPage } from './fact-page.ts';
import { plain } from './service-words.ts';

const denominations =
  'Baptist|Lutheran|Methodist|Presbyterian|Catholic|Episcopal|Anglican|Bible|Community|Reformed|Covenant|Evangelical|Christian|Pentecostal|Nazarene|Mennonite|Orthodox|Wesleyan|Congregational|Adventist|Assembly';
const anglo = new RegExp(
  `(?:\\p{Lu}[\\p{L}.'’&-]*\\s+){1,5}(?:${denominations})\\s+(?:Church|Chapel|Fellowship|Parish|Congregation|Cathedral)|(?:St\\.?|Saint)\\s+(?:\\p{Lu}[\\p{L}.'’-]*\\s+){1,5}(?:Church|Parish|Chapel|Cathedral)|(?:Church|Assembly) of (?:God|Christ|the Nazarene) (?:in|at) \\p{Lu}\\p{L}+`,
  'u',
);
const spanish =
  /(?:Iglesia|Parroquia|Capilla|Catedral|Templo)\s+(?:(?:de|del|la|las|los|el|y|en)\s+)*\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:de|del|la|las|los|el|y|en)\s+)*\p{Lu}[\p{L}.'’-]*)*/u;

const aboutOthers =
  /partner|missions?$|missionar|^links?$|useful-links|^resources?$|denomination|synod|diocese|sister-church|church-plant|affiliat|directory|ecumenic|our-network|neighbou?r|misioner|^enlaces|^recursos$|diocesis|iglesias-(?:hermanas|amigas)|aliad|socios|supported|support-us-others/;

/** Words of names that distinguish none. */
const common = new Set(
  'the a an our of in at to and for welcome church iglesia parroquia parish home inicio la el los las de del y en about us nuestra saint st san santa'.split(
    ' ',
  ),
);

/** Returns what the page calls the church that it belongs to. */
export function ownNames({ meta, title, jsonLd, url, lines }: FactPage): string[] {
  const nodes = jsonLd.filter((node) =>
    typesOf(node).some((type) => type === 'WebSite' || isChurchType(type)),
  );
  const host = url.hostname.replace(/^www\./, '');
  const stated = nodes.filter((node) => {
    const address = textOf(node.url);
    return address === '' || address.includes(host);
  });
  const rights = lines.flatMap(({ text, part }) => (part === 'frame' ? (copyrightName(text) ?? []) : []));
  return [
    meta.get('og:site_name') ?? '',
    ...title.split(/\s+[|–—•·»-]\s+|:\s/),
    ...stated.map(({ name }) => textOf(name)),
    ...rights,
    hostName(url),
  ].filter(Boolean);
}

/** Returns the name in a line such as '© 2024 Grace Church. All rights reserved.', or null. */
export function copyrightName(line: string): string | null {
  if (line.length > 300) return null;
  const [, name = ''] =
    /(?:©|\(c\)|copyright|derechos reservados)[\s\d–—,-]*(?:by\s+)?([^|•·©.\d][^|•·©\d]{2,80}?)(?:\s*[.,|•·–—-]?\s*(?:all rights|todos los derechos|powered|website|site by|privacy|\d|$)|\s*[|•·]|\.\s|\.$)/iu.exec(
      line,
    ) ?? [];
  const tidy = name.replace(/^[\s,.–—-]+|[\s,.–—-]+$/g, '').replace(/^copyright\s+/i, '');
  return tidy.length >= 3 && !/^(?:all rights|todos|copyright)/i.test(tidy) ? tidy : null;
}

/** Whether a node of structured data may be the church. */
function isChurchType(type: string): boolean {
  return /^(?:\w*Church|Organization|NGO|NonProfit|PlaceOfWorship|ReligiousOrganization|LocalBusiness|Place|Corporation)$/.test(
    type,
  );
}

/**
 * Whether the page is about others, such as partners, or names another church in its own part: what it says may be
 * theirs.
 */
export function isAboutOthers(page: FactPage): boolean {
  const segments = page.url.pathname.toLowerCase().split('/').filter(Boolean);
  if (segments.some((segment) => aboutOthers.test(segment))) return true;
  const names = ownNames(page);
  const others = page.lines
    .filter(({ part, text, isHeading }) => part === 'main' && text.length <= (isHeading ? 200 : 90))
    .flatMap(({ text }) => churchNameIn(text) ?? []);
  // Where the site does not say its name, one name alone is its own.
  const isAnothers = isSaid(names, page) || new Set(others).size > 1;
  if (isAnothers && others.some((name) => !isOwnName(name, names))) return true;
  return page.jsonLd.some(
    (node) =>
      typesOf(node).some((type) => /Church$|PlaceOfWorship/.test(type)) && !isOwnNode(node, page, names),
  );
}

function churchNameIn(text: string): string | null {
  return anglo.exec(text)?.[0] ?? spanish.exec(text)?.[0] ?? null;
}

/** Whether any of these names distinguishes the church, and is more than its host. */
function isSaid(names: readonly string[], { url }: FactPage): boolean {
  const host = hostName(url);
  return names.some((name) => name !== host && distinguishing(name).length > 0);
}

function hostName({ hostname }: URL): string {
  return hostname.replace(/^www\./, '').replace(/\.[^.]+$/, '');
}

function distinguishing(name: string): string[] {
  return plain(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !common.has(word));
}

/** Whether all words of a name that distinguish it are among those of the church's own names. */
export function isOwnName(name: string, names: readonly string[]): boolean {
  const known = names.map((each) => plain(each)).join(' ');
  const letters = known.replace(/[^\p{L}\d]/gu, '');
  return distinguishing(name).every(
    (word) =>
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(known) ||
      (word.length > 3 && letters.includes(word)),
  );
}

/** Whether a node of structured data is the church of this site: by its address, else by its name. */
function isOwnNode(
  node: Readonly<Record<string, unknown>>,
  page: FactPage,
  names: readonly string[],
): boolean {
  const address = textOf(node.url);
  const bare = (host: string) => host.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/[/?#].*$/, '');
  if (/^https?:/.test(address)) return bare(address) === bare(page.url.hostname);
  const others = names.filter((each) => each !== textOf(node.name));
  return !isSaid(others, page) || isOwnName(textOf(node.name), others);
}

/** Returns the nodes of structured data that are the church. */
export function churchNodes(page: FactPage): Readonly<Record<string, unknown>>[] {
  const names = ownNames(page);
  const isOf = (node: Readonly<Record<string, unknown>>) =>
    typesOf(node).some((type) => isChurchType(type) && (type !== 'Place' || page.isAboutChurch));
  const nested = page.jsonLd.flatMap((node) =>
    typesOf(node).includes('WebSite') ? valuesOf(node.publisher).filter(isNode) : [],
  );
  return [...page.jsonLd, ...nested].filter((node) => isOf(node) && isOwnNode(node, page, names));
}
