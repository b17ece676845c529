import { parsedUrl } from '#lib/core/text/parsed-url.ts';
/** A site whose players may be framed; the only source for links, embeds and the frame policy. */
export interface PlayerHost {
  readonly name: string;
  /** The domains of its links, subdomains included. */
  readonly domains: readonly string[];
  /** Its players: host and path prefix. */
  readonly frames: readonly { readonly host: string; readonly path: RegExp }[];
  /** How its links name a video. Missing for sites that only stream. */
  readonly video?: {
    /** Returns the video of a link to one of the domains, or null. */
    find(link: URL): VideoId | null;
    /** Returns the player's address with a query, in the form that sets the fewest cookies. */
    player(video: VideoId): string;
    /** Returns the video's page. */
    page(video: VideoId): string;
  };
  /** Returns the live player of a permanent address, such as a channel's; null for other links. */
  livePlayer?(link: URL): string | null;
}

export interface VideoId {
  readonly id: string;
  /** Required for unlisted videos. */
  readonly hash?: string;
  /** The start in whole seconds; undefined for the beginning. */
  readonly start?: number;
}

// A channel's live stream has a word of the same length.
const youtubeId = /^(?!live_stream$)[\w-]{11}$/;
const vimeoVideo =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/|ondemand\/[^/]+\/|manage\/videos\/)?(\d{1,15})(?:\/([0-9a-f]{6,}))?\/?$/;

/**
 * Returns the start of a video in a link: '1935', '1935s', '32m15s' or '32:15' as `t`, `start` or `time_continue`, in
 * the query or the fragment.
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

/** Every site whose players are shown. New ones are added here. */
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
        // Only youtu.be has ids as first path segment: on youtube.com that is a channel's name.
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

/** The origins of all players, for frame-src. */
export const playerOrigins: readonly string[] = frames.map(({ host }) => `https://${host}`);

/** Returns the site of a link; undefined for others. */
export function playerHostOf({ hostname }: URL): PlayerHost | undefined {
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return playerHosts.find(({ domains }) => domains.some(isOf));
}

/**
 * Returns the https address of a player that may be framed, with the exact host of the policy: browsers distinguish
 * 'youtube.com' from 'www.youtube.com'. Null for other addresses.
 */
export function playerAddress(address: string): string | null {
  const url = parsedUrl(address);
  if (!url) return null;
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
