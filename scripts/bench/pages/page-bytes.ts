import { launchChromium } from '#scripts/browser/chromium.ts';
import { bytesOf, type Download, type ResourceKind, visit } from '#scripts/browser/page-visit.ts';
import type { SitePage } from '#scripts/site-pages.ts';
import { whenStopped } from '../cleanup.ts';
import { type DocumentParts, measureDocument } from './document-parts.ts';

export const resourceKinds = [
  'document',
  'script',
  'style',
  'font',
  'image',
  'other',
] as const satisfies ResourceKind[];

export type VisitFigures = Record<ResourceKind, number> & {
  /** Compressed bodies of all kinds together, in bytes. */
  total: number;
  /** All that came over the network, headers included. */
  wire: number;
  requests: number;
};

export interface PageBytes {
  name: string;
  path: string;
  parts: DocumentParts;
  first: VisitFigures;
  /** Once more, with what the browser kept from the first visit. */
  second: VisitFigures;
}

/** A phone's window. */
const phone = { width: 390, height: 844 };

/** What each page costs a phone: at the first visit with nothing kept, and at the second. */
export async function measurePageBytes(origin: string, pages: readonly SitePage[]): Promise<PageBytes[]> {
  const browser = await launchChromium();
  const stopped = whenStopped(() => browser.close());
  const figures: PageBytes[] = [];
  for (const { name, path } of pages) {
    const context = await browser.newContext({
      viewport: phone,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const visits: VisitFigures[] = [];
    for (let round = 0; round < 2; round++) {
      const page = await context.newPage();
      visits.push(figuresOf(await visit(page, origin + path)));
      await page.close();
    }
    await context.close();
    const [first, second] = visits;
    const parts = await measureDocument(origin + path);
    if (first && second) figures.push({ name, path, parts, first, second });
  }
  await browser.close();
  stopped();
  return figures;
}

function figuresOf(downloads: Download[]): VisitFigures {
  const byKind = Object.fromEntries(resourceKinds.map((kind) => [kind, bytesOf(downloads, kind)]));
  return {
    ...(byKind as Record<ResourceKind, number>),
    total: bytesOf(downloads),
    wire: downloads.reduce((sum, { wireBytes }) => sum + wireBytes, 0),
    requests: downloads.length,
  };
}
