/** What a page's document is made of, in bytes before it is compressed. */
export interface DocumentParts {
  total: number;
  styles: number;
  /** What React starts from. */
  data: number;
}

/** The document of a page in its parts. */
export async function measureDocument(url: string): Promise<DocumentParts> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return partsOf(await response.text());
}

/** The parts of this document. */
export function partsOf(html: string): DocumentParts {
  const bytesOf = (form: RegExp) => Buffer.byteLength((html.match(form) ?? []).join(''));
  return {
    total: Buffer.byteLength(html),
    styles: bytesOf(/<style>[\s\S]*?<\/style>/g),
    data: bytesOf(/<script>(?:\(self\.__next_f=|self\.__next_f\.)[\s\S]*?<\/script>/g),
  };
}
