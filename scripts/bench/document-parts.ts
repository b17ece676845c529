import { setTimeout as pause } from 'node:timers/promises';

/** What a page's document is made of, in bytes before it is compressed. */
export interface DocumentParts {
  total: number;
  styles: number;
  /** What React starts from. */
  data: number;
  /** All of it compressed, once it was asked for again (server/cache/patient-compression.ts). */
  again: number;
}

/** The document of a page in its parts. */
export async function measureDocument(url: string): Promise<DocumentParts> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return { ...partsOf(await response.text()), again: await measureAgain(url) };
}

/** How long a page that is asked for again may take to be sent smaller. */
const compressionMilliseconds = 5000;

async function measureAgain(url: string): Promise<number> {
  const size = async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await fetch(url, { method: 'HEAD', headers });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return Number(response.headers.get('content-length'));
  };
  const first = await size();
  let latest = first;
  for (const end = performance.now() + compressionMilliseconds; performance.now() < end; ) {
    if (latest < first) break;
    await pause(250);
    latest = await size();
  }
  return latest;
}

/** The parts of this document. */
export function partsOf(html: string): Omit<DocumentParts, 'again'> {
  const bytesOf = (form: RegExp) => Buffer.byteLength((html.match(form) ?? []).join(''));
  return {
    total: Buffer.byteLength(html),
    styles: bytesOf(/<style>[\s\S]*?<\/style>/g),
    data: bytesOf(/<script>(?:\(self\.__next_f=|self\.__next_f\.)[\s\S]*?<\/script>/g),
  };
}
