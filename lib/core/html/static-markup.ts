import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { ReactNode } from 'react';
import { perProcess } from '#lib/core/process/per-process.ts';

/**
 * Renders elements to HTML that scripts never touch.
 * @throws what a component throws
 */
type DrawMarkup = (elements: ReactNode) => string;

export interface StaticMarkup {
  /** The markup's digest: equal for equal markup. */
  digest: string;
  /** The markup, or its placeholder until the page is finished. */
  html: string;
}

interface Shared {
  draw?: DrawMarkup | undefined;
  collections: AsyncLocalStorage<Map<string, string>>;
  /** Random, so that typed text cannot imitate a placeholder. */
  secret: string;
}

const shared = perProcess(
  'static-markup',
  (): Shared => ({ collections: new AsyncLocalStorage(), secret: randomBytes(9).toString('base64url') }),
);

const placeholders = new RegExp(`([>"])static:${shared.secret}:([\\w-]{8});`, 'g');

/** Sets the renderer of static parts in this process: pages cannot use Next's own. */
export function provideStaticMarkup(draw: DrawMarkup | undefined): void {
  shared.draw = draw;
}

/**
 * Returns the elements, or a text, as markup. Null within another static part, which renders it, and without a
 * renderer, as in component tests.
 * @throws as the renderer does
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

/** Whether a static part is being rendered: nested parts are rendered with it, synchronously. */
let isDrawing = false;

function drawn(elements: ReactNode, draw: DrawMarkup): string {
  isDrawing = true;
  try {
    return draw(elements);
  } finally {
    isDrawing = false;
  }
}

/** Runs a rendering and collects its static parts by digest: placeholders are in the page. */
export async function collectStaticMarkup<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; markup: ReadonlyMap<string, string> }> {
  const markup = new Map<string, string>();
  return { result: await shared.collections.run(markup, run), markup };
}

/**
 * Returns the document with the markup in its elements. The data in its scripts stays without it, since the document
 * has it (components/ui/static/static-element.tsx). Only markup of no element, such as that of a missing page, stays in
 * the data.
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

/** Returns React's payload with the markup in its JSON strings. */
export function insertIntoPayload(payload: string, markup: ReadonlyMap<string, string>): string {
  if (markup.size === 0) return payload;
  return payload.replace(
    placeholders,
    (_, at: string, digest: string) => at + inPayload(markupOf(markup, digest)),
  );
}

/** Encodes a text as a JSON string. React reads `$` at the start as a reference unless doubled. */
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
