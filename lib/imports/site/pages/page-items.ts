import { isTakenAddress } from '#lib/core/addresses/cached-routes.ts';
import { decodedAddress, parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { oldPathOf } from '#lib/redirects/old-path.ts';
import type { BlockInput } from '#lib/site-pages/blocks/block.ts';
import { oneLine, severalLines } from '../../markup/written-text.ts';
import type { SourceItem, SourceRecord } from '../../source.ts';
import { dividedRecord, titleOfPath } from '../../wordpress/pages/divided-record.ts';
import { allWithin, type Element, escaped, nodesOf, textWithin } from '../../wordpress/pages/markup.ts';
import { picturesIn, securedAddress } from '../../wordpress/pages/media.ts';
import { htmlBlocks } from '../../wordpress/pages/page-blocks.ts';
import { baseOf } from '../reader/links.ts';
import { type Frame, withoutFrame } from './frame.ts';
import type { PageFacts } from './page-facts.ts';
import { onlyHeading } from './page-head.ts';
import { inParts, joined } from './page-parts.ts';
import { adopt, pageTree, plain } from './page-tree.ts';
import { arrange, reshape } from './reshaped.ts';
import { type ShapeSurroundings, shapesOf, titleOf } from './shapes.ts';
import type { SitePagesPlan } from './site-pages-plan.ts';

const mostBefore = 600;
const mostMarkup = 80_000;

/** Returns a page as drafts of own pages, as many as its blocks need, and what of it did not come. */
export function pageItems(page: PageFacts, html: string, frame: Frame, plan: SitePagesPlan): SourceItem[] {
  const base = baseOf(html, page.address);
  const lost = new Set<string>();
  const files = new Map<string, string>();
  const surroundings: ShapeSurroundings = {
    title: page.title,
    lost,
    pictures: new Map(),
    leadOf: (href) => plan.leadOf(href, base),
    documentOf: (href, title, category) => plan.documentOf(href, title, category, base),
    fileOf: (src) => {
      const file = fileOf(src, base);
      if (file) files.set(securedAddress(file), file);
      return file;
    },
  };
  const root = contentOf(page, html, frame);
  noteParts(root, surroundings, plan, base);
  const written = htmlBlocks([root], surroundings, shapesOf(surroundings));
  const parts = inParts(joined(withAuthor(page, written)));
  return [
    ...dividedRecord(recordOf(page, parts[0] ?? [], files, plan), parts, files, plan),
    ...lostProblem(page.title, lost),
    ...askedProblem(page, plan),
  ];
}

/** Returns the content of a page as blocks are read from it: without the frame, and without its title. */
function contentOf(page: PageFacts, html: string, frame: Frame): Element {
  const root = pageTree(html);
  withoutFrame(root, baseOf(html, page.address), frame);
  const heading = onlyHeading(root);
  if (heading && textWithin(heading) === page.title) adopt(heading, []);
  reshape(root);
  plain(root);
  arrange(root);
  return root;
}

function fileOf(src: string, base: string): string | null {
  const address = src.trim();
  const url = address === '' ? null : parsedUrl(address, base);
  const isFile = url !== null && /^https?:$/.test(url.protocol) && url.pathname !== '/' && !url.username;
  return isFile && !/\.svg$/i.test(url.pathname) ? url.href : null;
}

/** Notes the titles of the PDFs that a page links to, fetches those that it embeds, and names maps. */
function noteParts(root: Element, { lost }: ShapeSurroundings, plan: SitePagesPlan, base: string): void {
  for (const link of allWithin(root, ({ name, attribs }) => name === 'a' && Boolean(attribs.href))) {
    const url = parsedUrl(link.attribs.href ?? '', base);
    if (url && plan.isDocument(url)) plan.documentOf(url.href, titleOf(link), null, base);
  }
  const frames = allWithin(root, ({ name }) => /^(?:iframe|embed|object)$/.test(name));
  for (const element of frames) {
    const address = element.attribs.src ?? element.attribs.data ?? '';
    const url = address === '' ? null : parsedUrl(address, base);
    const isMap = url !== null && /\bgoogle\.[a-z.]+$/.test(url.hostname) && /^\/maps\b/.test(url.pathname);
    if (isMap) {
      lost.add('map');
      element.name = 'script';
    } else if (url && plan.isDocument(url)) {
      const title = oneLine(element.attribs.title ?? '', 200);
      plan.documentOf(url.href, title, null, base, true);
      const name = decodedAddress(url.pathname.split('/').at(-1) ?? '').replace(/\.pdf$/i, '');
      element.name = 'p';
      adopt(element, nodesOf(`<a href="${escaped(url.href)}">${escaped(title || name)}</a>`));
    } else if (element.name === 'object') lost.add('object');
  }
}

/** Returns the blocks of a post with its author, where its words do not begin with the name. */
function withAuthor({ kind, author }: PageFacts, blocks: readonly BlockInput[]): readonly BlockInput[] {
  const [first, ...others] = blocks;
  const isSaid = JSON.stringify(blocks.slice(0, 2)).slice(0, mostBefore).includes(author);
  if (kind !== 'news' || author === '' || isSaid) return blocks;
  const html = `<p>${escaped(messages.oldSite.by(author))}</p>`;
  return first?.kind === 'words' && first.html.length < mostMarkup
    ? [{ ...first, html: html + first.html }, ...others]
    : [{ kind: 'words', html }, ...blocks];
}

function recordOf(
  page: PageFacts,
  blocks: readonly BlockInput[],
  files: ReadonlyMap<string, string>,
  plan: SitePagesPlan,
): SourceRecord {
  const path = plan.paths.get(page.key) ?? '';
  const title = oneLine(page.title || titleOfPath(path), 120);
  const shown = picturesIn(blocks);
  const isNews = page.kind === 'news';
  const picture = isNews && !shown.includes(securedAddress(page.picture)) ? page.picture : '';
  return {
    table: 'site_pages',
    key: page.key,
    title,
    values: {
      path,
      title,
      kind: page.kind,
      summary: severalLines(page.summary, 300),
      ...(page.published && { published_at: page.published }),
      picture_alt: '',
      blocks,
    },
    pictures: {
      ...(picture && { picture_url: picture }),
      ...Object.fromEntries(shown.map((url) => [url, files.get(url) ?? url])),
    },
    ...formerPaths(page, path, plan),
  };
}

/** Returns the paths that led to the page on the old site's host, save those that are its own here, or this site's. */
function formerPaths(page: PageFacts, path: string, plan: SitePagesPlan): Pick<SourceRecord, 'oldPath'> {
  const found = page.addresses
    .filter((address) => plan.isOld(address))
    .map((address) => new URL(address))
    .filter(({ search }) => search === '' || isNumbered(search))
    .map((url) => oldPathOf(`${url.pathname}${url.search}`))
    .filter((old) => old !== null && old !== path && !isTakenAddress(old));
  const paths = [...new Set(found)].map((each) => encodeURI(String(each)));
  return paths.length > 0 ? { oldPath: paths.join(' ') } : {};
}

/** Returns a message about a page whose only addresses have a query: redirects know those of numbers alone. */
function askedProblem({ title, addresses, isHome }: PageFacts, plan: SitePagesPlan): SourceItem[] {
  const asked = addresses.filter((address) => {
    const { search } = new URL(address);
    return plan.isOld(address) && search !== '' && !isNumbered(search);
  });
  const [first] = asked;
  return first && asked.length === addresses.length && !isHome
    ? [{ problem: messages.oldSite.askedAddress(title, first) }]
    : [];
}

function isNumbered(search: string): boolean {
  return /^\?p(?:age_id)?=\d+$/.test(search);
}

function lostProblem(title: string, lost: ReadonlySet<string>): SourceItem[] {
  const names = messages.oldSite.parts as Readonly<Record<string, string>>;
  const parts = [...lost].map((name) => names[name] ?? name);
  return parts.length > 0 ? [{ problem: messages.oldSite.partsLeftOut(title, parts) }] : [];
}
