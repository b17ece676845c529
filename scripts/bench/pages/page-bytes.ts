import { launchChromium } from '#scripts/browser/chromium.ts';
import { bytesOf, type Download, type ResourceKind, visit } from '#scripts/browser/page-visit.ts';
import { whenStopped } from '../cleanup.ts';

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
  requests: number;
};

export interface PageBytes {
  path: string;
  parts: DocumentParts;
  first: VisitFigures;
}

/** The parts of a page's document, in bytes before compression. */
export interface DocumentParts {
  total: number;
  styles: number;
  /** What React starts from. */
  data: number;
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Measures what the first visit to each page costs a phone. */
export async function measurePageBytes(origin: string, paths: readonly string[]): Promise<PageBytes[]> {
  const browser = await launchChromium();
  const stopped = whenStopped(() => browser.close());
  const figures: PageBytes[] = [];
  for (const path of paths) {
    const page = await browser.newPage(phone);
    const first = figuresOf(await visit(page, origin + path));
    await page.close();
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    figures.push({ path, first, parts: partsOf(await response.text()) });
  }
  await browser.close();
  stopped();
  return figures;
}

/** Returns the parts of a document. */
export function partsOf(html: string): DocumentParts {
  const sizeOf = (form: RegExp) => Buffer.byteLength((html.match(form) ?? []).join(''));
  return {
    total: Buffer.byteLength(html),
    styles: sizeOf(/<style>[\s\S]*?<\/style>/g),
    data: sizeOf(/<script>(?:\(self\.__next_f=|self\.__next_f\.)[\s\S]*?<\/script>/g),
  };
}

function figuresOf(downloads: Download[]): VisitFigures {
  const byKind = Object.fromEntries(resourceKinds.map((kind) => [kind, bytesOf(downloads, kind)]));
  return {
    ...(byKind as Record<ResourceKind, number>),
    total: bytesOf(downloads),
    requests: downloads.length,
  };
}
