import { webAddressOf } from '#lib/core/hosts/video.ts';

/** The address of a profile on each site, with the place of the name. */
const profiles = {
  facebook_url: 'https://www.facebook.com/',
  instagram_url: 'https://www.instagram.com/',
  youtube_url: 'https://www.youtube.com/@',
  vimeo_url: 'https://vimeo.com/',
} as const;
export type ProfileField = keyof typeof profiles;

/** Returns the typed address in full: with https:// if missing, its host in lower case. Null for invalid ones. */
export function tidyLink(typed: string): string | null {
  // Credentials would be sent to the host by everyone who follows the link.
  const address = /\s/.test(typed.trim()) ? null : webAddressOf(typed);
  return address && !address.username && !address.password ? address.href : null;
}

/** Returns the same for a profile on another site, where the name alone is enough. */
export function tidyProfile(field: ProfileField, typed: string): string | null {
  const [, name] = /^@([\w.-]+)$|^([\w-]+)$/.exec(typed.trim())?.filter(Boolean) ?? [];
  return name ? `${profiles[field]}${name}` : tidyLink(typed);
}
