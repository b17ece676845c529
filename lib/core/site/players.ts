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
  /** Where it is to begin, in whole seconds; absent for its beginning. */
  readonly start?: number;
}

// What a channel has live goes by a word of the same length.
const youtubeId = /^(?!live_stream$)[\w-]{11}$/;
const vimeoVideo =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/|ondemand\/[^/]+\/|manage\/videos\/)?(\d{1,15})(?:\/([0-9a-f]{6,}))?\/?$/;

/**
 * Where a link says that its video begins: '1935', '1935s', '32m15s' or '32:15' as `t`, `start` or `time_continue`, in
 * the query or behind the #.
 */
function startOf({ searchParams, hash }: URL): Pick<VideoId, 'start'> {
  const fragment = new URLSearchParams(hash.slice(1));
  const told = [searchParams, fragment].flatMap((named) =>
    ['t', 'start', 'time_continue'].map((name) => named.get(name)),
  );
  const start = told.map(secondsOf).find((seconds) => seconds > 0);
  return start === undefined ? {} : { start };
}

function secondsOf(text: string | null): number {
  const parts =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/i.exec(text ?? '') ??
    /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)$/.exec(text ?? '');
  const [hours, minutes, seconds] = [1, 2, 3].map((part) => Number(parts?.[part] ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

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
      find(link) {
        const { hostname, pathname, searchParams } = link;
        const [, folder, named = ''] =
          /^\/(?:(embed|live|shorts|v|e)\/)?([\w-]{11})(?:\/|$)/.exec(pathname) ?? [];
        // Only youtu.be has ids right after the host: on youtube.com that is the name of a channel.
        const inPath = folder || hostname.endsWith('youtu.be') ? named : '';
        const id = [searchParams.get('v'), inPath].find((found) => found && youtubeId.test(found));
        return id ? { id, ...startOf(link) } : null;
      },
      player: ({ id, start }) =>
        `https://www.youtube-nocookie.com/embed/${id}?rel=0${start ? `&start=${start}` : ''}`,
      page: ({ id, start }) => `https://youtu.be/${id}${start ? `?t=${start}` : ''}`,
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
      find(link) {
        const [, id, inPath] = vimeoVideo.exec(link.pathname) ?? [];
        const hash = inPath ?? link.searchParams.get('h');
        return id === undefined ? null : { id, ...(hash && { hash }), ...startOf(link) };
      },
      player: ({ id, hash, start }) =>
        `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${encodeURIComponent(hash)}` : ''}${start ? `#t=${start}s` : ''}`,
      page: ({ id, hash, start }) =>
        `https://vimeo.com/${id}${hash ? `/${encodeURIComponent(hash)}` : ''}${start ? `#t=${start}s` : ''}`,
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
