import sanitizeHtml from 'sanitize-html';
import { catalogueOf } from '#catalogues';
import { playerAddress, playerHostOf } from '#lib/core/hosts/players.ts';
import { embedUrl, videoOf, webAddressOf } from '#lib/core/hosts/video.ts';
import { languages } from '#lib/core/language/languages.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * Returns the embed code to store: the typed one, cleaned, or that of the video or live event whose address was typed.
 * Null for blank input.
 * @throws AppError `invalid` when it contains no player that may be framed
 */
export function readEmbed(typed: string | null): string | null {
  if (!typed?.trim()) return null;
  const address = playerOf(typed);
  const embed = cleanEmbed(address === null ? typed : frame(address));
  if (embed !== null) return embed;
  throw fieldError('vimeo_embed_code', messages.streamSettings.notAPlayer);
}

/**
 * Returns the player frames of an embed code that the site's policy allows; null without any. Scripts, wrappers and
 * styles are dropped.
 */
export function cleanEmbed(markup: string | null): string | null {
  if (!markup?.trim()) return null;
  const frames = sanitizeHtml(markup, {
    allowedTags: ['iframe'],
    allowedAttributes: { iframe: ['src', 'title', 'allow', 'allowfullscreen'] },
    allowedSchemes: ['https'],
    exclusiveFilter: ({ attribs }) => !attribs.src,
    transformTags: { iframe: (tagName, attribs) => ({ tagName, attribs: frameAttributes(attribs) }) },
    textFilter: () => '',
  }).trim();
  return frames || null;
}

function frameAttributes(attribs: Record<string, string>): Record<string, string> {
  return {
    src: playerAddress(attribs.src ?? '') ?? '',
    title: titleOf(attribs.title?.trim()),
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    allowfullscreen: '',
  };
}

/** Returns the frame's own title, or the site's in the church's language. A stored code may have the site's in another. */
function titleOf(given = ''): string {
  const isOurs = given === '' || languages.some((language) => given === catalogueOf(language).live.frame);
  return isOurs ? messages.live.frame : given;
}

function frame(address: string): string {
  return `<iframe src="${address.replaceAll('"', '%22')}"></iframe>`;
}

/** Returns the player of a typed address; null when there is none. */
function playerOf(typed: string): string | null {
  const url = webAddressOf(typed);
  if (!url) return null;
  const video = videoOf(typed);
  const player = playerAddress(url.href) ?? playerHostOf(url)?.livePlayer?.(url);
  if (player || !video) return player ?? null;
  // A live stream has no start offset.
  const { start: _, ...live } = video;
  return embedUrl(live);
}
