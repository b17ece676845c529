import type { Church, Resource } from './church-row.ts';

type Profiles = Pick<Church, 'facebook_url' | 'instagram_url' | 'youtube_url' | 'vimeo_url'>;

/** Returns the church's profiles on other sites, in display order. */
export function socialLinks(church: Profiles): Resource[] {
  const links = [
    { name: 'Facebook', url: church.facebook_url },
    { name: 'Instagram', url: church.instagram_url },
    { name: 'YouTube', url: church.youtube_url },
    { name: 'Vimeo', url: church.vimeo_url },
  ];
  return links.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}
