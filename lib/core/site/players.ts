/** A site whose players may be framed here: all that links, embeds and the frame policy know of it. */
export interface PlayerHost {
  readonly name: string;
  /** Its links lead to these domains and what is below them. */
  readonly domains: readonly string[];
  /** Its players: each a host and how their paths begin. */
  readonly frames: readonly { readonly host: string; readonly path: RegExp }[];
  /** How its links name a video. Without it, the site only streams. */
  readonly video?: {
    /** The video that a link to one of the domains leads to; null when there is none. */
    find(link: URL): VideoId | null;
    /** The address of its player, with a query, in the form that sets the fewest cookies. */
    player(video: VideoId): string;
    /** The address of its page on the site. */
    page(video: VideoId): string;
  };
  /** The player of what is live under a lasting address, such as a channel's; null for any other link. */
  livePlayer?(link: URL): string | null;
}

export interface VideoId {
  readonly id: string;
  /** Unlisted videos need it beside the id. */
  readonly hash?: string;
}

// What a channel has live goes by a word of the same length.
const youtubeId = /^(?!live_stream$)[\w-]{11}$/;
const vimeoVideo =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/|ondemand\/[^/]+\/|manage\/videos\/)?(\d{1,15})(?:\/([0-9a-f]{6,}))?\/?$/;

/** Every site whose players are shown: the one place to add another. */
export const playerHosts: readonly PlayerHost[] = [
  {
    name: 'YouTube',
    domains: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    frames: [
      { host: 'www.youtube-nocookie.com', path: /^\/embed\// },
      { host: 'www.youtube.com', path: /^\/embed\// },
    ],
    video: {
      find({ hostname, pathname, searchParams }) {
        const [, folder, named = ''] =
          /^\/(?:(embed|live|shorts|v|e)\/)?([\w-]{11})(?:\/|$)/.exec(pathname) ?? [];
        // Only youtu.be has ids right after the host: on youtube.com that is the name of a channel.
        const inPath = folder || hostname.endsWith('youtu.be') ? named : '';
        const id = [searchParams.get('v'), inPath].find((found) => found && youtubeId.test(found));
        return id ? { id } : null;
      },
      player: ({ id }) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
      page: ({ id }) => `https://youtu.be/${id}`,
    },
    livePlayer({ pathname }) {
      const [, id] = /^\/channel\/(UC[\w-]{22})(?:\/live)?\/?$/.exec(pathname) ?? [];
      return id ? `https://www.youtube.com/embed/live_stream?channel=${id}` : null;
    },
  },
  {
    name: 'Vimeo',
    domains: ['vimeo.com'],
    frames: [
      { host: 'player.vimeo.com', path: /^\/(video|live|event)/ },
      { host: 'vimeo.com', path: /^\/event\/\d+\/(embed|chat)/ },
    ],
    video: {
      find({ pathname, searchParams }) {
        const [, id, inPath] = vimeoVideo.exec(pathname) ?? [];
        const hash = inPath ?? searchParams.get('h');
        return id === undefined ? null : { id, ...(hash && { hash }) };
      },
      player: ({ id, hash }) =>
        `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${encodeURIComponent(hash)}` : ''}`,
      page: ({ id, hash }) => `https://vimeo.com/${id}${hash ? `/${encodeURIComponent(hash)}` : ''}`,
    },
    livePlayer({ pathname }) {
      const [, id, key] = /^\/event\/(\d+)(?:\/([0-9a-f]{6,}))?\/?$/.exec(pathname) ?? [];
      return id ? `https://vimeo.com/event/${id}/embed${key ? `/${key}` : ''}` : null;
    },
  },
  {
    name: 'Facebook',
    domains: ['facebook.com'],
    frames: [{ host: 'www.facebook.com', path: /^\/plugins\// }],
  },
];

const frames = playerHosts.flatMap((host) => host.frames);

/** The origins of all players, as frame-src of a Content-Security-Policy takes them. */
export const playerOrigins: readonly string[] = frames.map(({ host }) => `https://${host}`);

/** The site that a link belongs to; undefined for any other. */
export function playerHostOf({ hostname }: URL): PlayerHost | undefined {
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return playerHosts.find(({ domains }) => domains.some(isOf));
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
