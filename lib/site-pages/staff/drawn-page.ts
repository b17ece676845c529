import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { renderPage } from '#lib/core/html/page-rendering.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import type { SitePageRow } from '../schema.ts';

/** A page with its draft, and the document that shows it. */
export interface DrawnPage {
  page: SitePageRow;
  html: string;
  /** Whether a link shows its draft to others. */
  isShared: boolean;
}

const drawings = perProcess('drawn-page', () => new AsyncLocalStorage<SitePageRow>());

/** Returns the page as a document, with a mark at each of its blocks (app/drawn-page). */
export function drawPage(page: SitePageRow): Promise<string> {
  return drawings.run(page, () => renderPage(unlinkedPaths.drawnPage));
}

/** Returns the page that this request draws for staff; undefined in every other request. */
export function drawnPage(): SitePageRow | undefined {
  return drawings.getStore();
}
