import sanitizeHtml from 'sanitize-html';
import { AppError } from '#lib/core/operations/errors.ts';
import { playerAddress, playerHostOf } from '#lib/core/site/players.ts';
import { embedUrl, videoOf, webAddressOf } from '#lib/core/site/video.ts';
import { settingsMessages } from './messages.ts';

/**
 * The embed code that staff mean: their own, cleaned, or the one of the video or live event whose address they
 * typed. Null when nothing was typed.
 * @throws AppError `invalid` when there is no player in it that may be framed
 */
export function readEmbed(typed: string | null): string | null {
  if (!typed?.trim()) return null;
  const address = playerOf(typed);
  const embed = cleanEmbed(address === null ? typed : frame(address));
  if (embed !== null) return embed;
  const message = settingsMessages.notAPlayer;
  throw new AppError('invalid', message, { fields: { vimeo_embed_code: [message] } });
}

/**
 * Embed markup with nothing left but player frames that the site's policy allows; null when none is in it.
 * Everything else that a service wraps around its frame (scripts, wrappers, styles) is dropped.
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
    title: attribs.title?.trim() || 'Live stream',
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    allowfullscreen: '',
  };
}

function frame(address: string): string {
  return `<iframe src="${address.replaceAll('"', '%22')}"></iframe>`;
}

/** The player of the address that was typed; null when it is none, or leads to nothing that plays. */
function playerOf(typed: string): string | null {
  const url = webAddressOf(typed);
  if (!url) return null;
  const video = videoOf(typed);
  const player = playerAddress(url.href) ?? playerHostOf(url)?.livePlayer?.(url);
  if (player || !video) return player ?? null;
  // What is live has no moment to begin at.
  const { start: _, ...live } = video;
  return embedUrl(live);
}
