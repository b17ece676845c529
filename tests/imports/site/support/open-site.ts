import type { Site, SiteAnswer } from '#lib/imports/site/site.ts';

/** A site as its reader opens it, without manners: the server of a test bears them. */
export async function openSite(origin: string, paths: readonly string[] = []) {
  const site = new PlainSite(origin, await request(`${origin}/`), paths);
  return { site, asked: site.asked };
}

class PlainSite implements Site {
  readonly asked: string[] = [];
  readonly addresses: readonly string[];
  private readonly known = new Map<string, Promise<SiteAnswer>>();

  constructor(
    readonly origin: string,
    readonly home: SiteAnswer,
    paths: readonly string[],
  ) {
    this.addresses = paths.map((path) => `${origin}${path}`);
  }

  async get(address: string) {
    if (!this.isOwn(address)) return null;
    const answer = this.known.get(address) ?? request(address);
    if (!this.known.has(address)) this.asked.push(address.slice(this.origin.length));
    this.known.set(address, answer);
    return answer;
  }

  isOwn(address: string) {
    return new URL(address, this.origin).origin === this.origin;
  }
}

async function request(address: string): Promise<SiteAnswer> {
  const response = await fetch(address);
  const type = response.headers.get('content-type')?.split(';')[0]?.toLowerCase() ?? '';
  const headers = Object.fromEntries(response.headers);
  return { address: response.url, status: response.status, type, headers, text: await response.text() };
}
