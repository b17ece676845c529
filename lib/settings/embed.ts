import sanitizeHtml from 'sanitize-html';

/** The player frames a live embed may be: each a host and how its path begins (reading 19). */
const players: readonly { hosts: readonly string[]; path: RegExp }[] = [
  { hosts: ['player.vimeo.com'], path: /^\/(video|live|event)/ },
  { hosts: ['vimeo.com', 'www.vimeo.com'], path: /^\/event\/\d+\/(embed|chat)/ },
  { hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'], path: /^\/embed\// },
  { hosts: ['www.facebook.com', 'web.facebook.com'], path: /^\/plugins\// },
];

/** True for an https address of a player that may be framed. */
export function isPlayerAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, username, port } = new URL(address);
  return (
    protocol === 'https:' &&
    !username &&
    !port &&
    players.some(({ hosts, path }) => hosts.includes(hostname) && path.test(pathname))
  );
}

/**
 * Embed markup from staff with nothing left but allowed player frames; null when none is in it. Everything
 * else that a service wraps around its frame (scripts, wrappers, styles) is dropped.
 */
export function cleanEmbed(markup: string | null): string | null {
  if (!markup?.trim()) return null;
  const frames = sanitizeHtml(markup, {
    allowedTags: ['iframe'],
    allowedAttributes: { iframe: ['src', 'title', 'allow', 'allowfullscreen'] },
    allowedSchemes: ['https'],
    exclusiveFilter: ({ attribs }) => !isPlayerAddress(attribs.src ?? ''),
    transformTags: { iframe: (tagName, attribs) => ({ tagName, attribs: frameAttributes(attribs) }) },
    textFilter: () => '',
  }).trim();
  return frames || null;
}

function frameAttributes(attribs: Record<string, string>): Record<string, string> {
  return {
    src: attribs.src?.trim() ?? '',
    title: attribs.title?.trim() || 'Live stream',
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    allowfullscreen: '',
  };
}
