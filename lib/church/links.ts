import { webAddressOf } from '#lib/core/site/video.ts';

/** Where a name of somebody's own stands in the address of their page on each site. */
const profiles = {
  facebook_url: 'https://www.facebook.com/',
  instagram_url: 'https://www.instagram.com/',
  youtube_url: 'https://www.youtube.com/@',
  vimeo_url: 'https://vimeo.com/',
} as const;
export type ProfileField = keyof typeof profiles;

/** The address that was typed, whole: with https:// where none stands, its host in lower case. Null when it is none. */
export function tidyLink(typed: string): string | null {
  // A name and password before the host would be sent to it by whoever follows the link.
  const address = /\s/.test(typed.trim()) ? null : webAddressOf(typed);
  return address && !address.username && !address.password ? address.href : null;
}

/** The same for a page on one of the sites where churches are, of which the bare name is enough. */
export function tidyProfile(field: ProfileField, typed: string): string | null {
  const [, name] = /^@([\w.-]+)$|^([\w-]+)$/.exec(typed.trim())?.filter(Boolean) ?? [];
  return name ? `${profiles[field]}${name}` : tidyLink(typed);
}
