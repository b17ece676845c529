import type { Site, SiteAnswer } from '#lib/imports/site/site.ts';

/** A site as its reader opens it, without manners: the server of a test bears them. */
export async function openSite(origin: string, paths: readonly string[] = []) {
  const asked: string[] = [];
  const known = new Map<string, Promise<SiteAnswer>>();
  const get = async (address: string) => {
    if (new URL(address).origin !== origin) return null;
    const answer = known.get(address) ?? request(address);
    if (!known.has(address)) asked.push(address.slice(origin.length));
    known.set(address, answer);
    return answer;
  };
  const home = await request(`${origin}/`);
  const addresses = paths.map((path) => `${origin}${path}`);
  const isOwn = (address: string) => address.startsWith(`${origin}/`);
  return { site: { origin, home, addresses, get, isOwn } satisfies Site, asked };
}

async function request(address: string): Promise<SiteAnswer> {
  const response = await fetch(address);
  const type = response.headers.get('content-type')?.split(';')[0]?.toLowerCase() ?? '';
  const headers = Object.fromEntries(response.headers);
  return { address: response.url, status: response.status, type, headers, text: await response.text() };
}
