/** A site whose players may be framed here. */
interface PlayerSite {
  name: string;
  /** Its links lead to these domains and what is below them. */
  domains: readonly string[];
  /** Its players: each a host and how their paths begin. */
  frames: readonly { host: string; path: RegExp }[];
}

const sites = [
  {
    name: 'YouTube',
    domains: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    frames: [
      { host: 'www.youtube-nocookie.com', path: /^\/embed\// },
      { host: 'www.youtube.com', path: /^\/embed\// },
    ],
  },
  {
    name: 'Vimeo',
    domains: ['vimeo.com'],
    frames: [
      { host: 'player.vimeo.com', path: /^\/(video|live|event)/ },
      { host: 'vimeo.com', path: /^\/event\/\d+\/(embed|chat)/ },
    ],
  },
  {
    name: 'Facebook',
    domains: ['facebook.com'],
    frames: [{ host: 'www.facebook.com', path: /^\/plugins\// }],
  },
] as const satisfies readonly PlayerSite[];

const frames = sites.flatMap((site): PlayerSite['frames'] => site.frames);

/** The origins of all players, as frame-src of a Content-Security-Policy takes them. */
export const playerOrigins: readonly string[] = frames.map(({ host }) => `https://${host}`);

/** The site that a link's host belongs to; null for any other. */
export function playerSiteOf(hostname: string): (typeof sites)[number]['name'] | null {
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return sites.find(({ domains }) => domains.some(isOf))?.name ?? null;
}

/**
 * The https address of a player that may be framed, at the very host that the policy names: 'youtube.com' and
 * 'www.youtube.com' are one to people and two to a browser. Null for everything else.
 */
export function playerAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.port) return null;
  const frame =
    frames.find(({ host, path }) => host === url.hostname && path.test(url.pathname)) ??
    frames.find(({ host, path }) => bare(host) === bare(url.hostname) && path.test(url.pathname));
  if (!frame) return null;
  url.hostname = frame.host;
  return url.href;
}

function bare(hostname: string): string {
  return hostname.replace(/^(?:www|web|m)\./, '');
}
