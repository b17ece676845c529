import type { Page } from 'playwright';

export type ResourceKind = 'document' | 'script' | 'style' | 'font' | 'image' | 'other';

/** One download of a page. */
export interface Download {
  url: string;
  kind: ResourceKind;
  /** The compressed body; 0 for 304. */
  bytes: number;
  /** The same with the response headers. */
  wireBytes: number;
}

/** The time without network activity after which a page counts as loaded. */
const quietMilliseconds = 1000;
const pollMilliseconds = 100;

/**
 * Opens an address, waits until the network is quiet, moves the mouse, as a visitor who begins to use the page does, and
 * waits again. Returns the downloads in order, without those from the browser's cache.
 */
export async function visit(page: Page, url: string): Promise<Download[]> {
  const session = await page.context().newCDPSession(page);
  const downloads = new Map<string, Download>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', () => {
    lastAt = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || !/^https?:/.test(response.url)) return;
    // Only the headers are known until it has finished. Live streams never finish.
    downloads.set(requestId, {
      url: response.url,
      kind: kindOf(type, response.mimeType),
      bytes: 0,
      wireBytes: response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    const known = downloads.get(requestId);
    if (!known || encodedDataLength === 0) return;
    downloads.set(requestId, {
      ...known,
      bytes: Math.max(0, encodedDataLength - known.wireBytes),
      wireBytes: encodedDataLength,
    });
  });
  await session.send('Network.enable');
  const untilQuiet = async () => {
    while (Date.now() - lastAt < quietMilliseconds) await page.waitForTimeout(pollMilliseconds);
  };
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet();
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await untilQuiet();
  await session.detach();
  return [...downloads.values()];
}

/** Returns the sum of the bodies of these kinds, or of all. */
export function bytesOf(downloads: readonly Download[], ...kinds: ResourceKind[]): number {
  const wanted = downloads.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  return wanted.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Scripts are recognized by their type, also prefetched ones. */
function kindOf(type: string, mimeType: string): ResourceKind {
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.startsWith('image/')) return 'image';
  if (mimeType.startsWith('font/') || type === 'Font') return 'font';
  if (mimeType === 'text/css') return 'style';
  return type === 'Document' ? 'document' : 'other';
}
