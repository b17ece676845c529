import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { perProcess } from '#lib/core/platform/per-process.ts';

/** Draws elements as HTML that scripts never touch. @throws what a component throws */
type DrawMarkup = (elements: ReactNode) => string;

/** What a page holds of a static part. */
export interface StaticMarkup {
  /** Names the markup: the same for the same. */
  digest: string;
  /** The markup, or what stands for it until the page is finished. */
  html: string;
}

interface Shared {
  draw?: DrawMarkup | undefined;
  collections: AsyncLocalStorage<Map<string, string>>;
  /** Nobody can guess it, so that no typed text is taken for a placeholder. */
  secret: string;
}

const shared = perProcess(
  'static-markup',
  (): Shared => ({ collections: new AsyncLocalStorage(), secret: randomBytes(9).toString('base64url') }),
);

const placeholders = new RegExp(`([>"])static:${shared.secret}:([\\w-]{8});`, 'g');

/** States what draws static parts in this process: Next's own renderer is out of reach of its pages. */
export function provideStaticMarkup(draw: DrawMarkup | undefined): void {
  shared.draw = draw;
}

/**
 * The elements as markup, or the markup itself, given as a text. Null within another static part, which draws it, and
 * where nothing does, as in tests of single components. @throws as the drawing does
 */
export function staticMarkup(content: ReactNode): StaticMarkup | null {
  if (!shared.draw || isDrawing) return null;
  const markup = typeof content === 'string' ? content : drawn(content, shared.draw);
  const digest = createHash('sha256').update(markup).digest('base64url').slice(0, 8);
  const collection = shared.collections.getStore();
  if (!collection) return { digest, html: markup };
  collection.set(digest, markup);
  return { digest, html: `static:${shared.secret}:${digest};` };
}

/** Whether a static part is being drawn: what it holds is drawn with it, all of it before anything else runs. */
let isDrawing = false;

function drawn(elements: ReactNode, draw: DrawMarkup): string {
  isDrawing = true;
  try {
    return draw(elements);
  } finally {
    isDrawing = false;
  }
}

/** Runs a rendering and collects the markup of its static parts by their digests: placeholders stand in the page. */
export async function collectStaticMarkup<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; markup: ReadonlyMap<string, string> }> {
  const markup = new Map<string, string>();
  return { result: await shared.collections.run(markup, run), markup };
}

/**
 * The document as Next writes it with the markup in the elements it belongs to. The data of its scripts are left
 * without it: what they would say, the document holds (components/ui/static/static-element.tsx). Only what is in none
 * of its elements, such as what is shown in place of a page that there is not, stays in the data.
 */
export function insertIntoDocument(html: string, markup: ReadonlyMap<string, string>): string {
  if (markup.size === 0) return html;
  const held = new Set(
    [...html.matchAll(placeholders)].flatMap(([, at, digest]) => (at === '>' ? digest : [])),
  );
  return html.replace(placeholders, (_, at: string, digest: string) => {
    if (at === '>') return at + markupOf(markup, digest);
    return (
      at + (held.has(digest) ? '' : inJson(inPayload(markupOf(markup, digest))).replaceAll('<', '\\u003c'))
    );
  });
}

/** The data that React draws a page from, with the markup in its JSON strings. */
export function insertIntoPayload(payload: string, markup: ReadonlyMap<string, string>): string {
  if (markup.size === 0) return payload;
  return payload.replace(
    placeholders,
    (_, at: string, digest: string) => at + inPayload(markupOf(markup, digest)),
  );
}

/** As a JSON string. A text that begins with `$` is one of React's references unless it begins with two. */
function inPayload(text: string): string {
  return inJson(text.startsWith('$') ? `$${text}` : text);
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function markupOf(markup: ReadonlyMap<string, string>, digest: string): string {
  const found = markup.get(digest);
  if (found === undefined) throw new Error(`the markup ${digest} was not collected`);
  return found;
}
