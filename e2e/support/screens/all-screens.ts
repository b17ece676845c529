import { listSitePages, type SitePage } from '#scripts/site-pages.ts';
import { churchScreens } from './church-screens.ts';
import { eventScreens } from './event-screens.ts';
import { homeScreens } from './home-screens.ts';
import { liveScreens } from './live-screens.ts';
import { ownPageScreens } from './own-page-screens.ts';
import type { Screen } from './screen.ts';
import { sermonScreens } from './sermon-screens.ts';
import { staffScreens } from './staff-screens.ts';

/**
 * What opens on the pages and what they show to staff, or when they are empty, waiting or failing. The gallery
 * draws it (`npm run screenshots`) and the accessibility tests go through it: a new dialog is added here.
 */
export const openedScreens: Screen[] = [
  ...homeScreens,
  ...eventScreens,
  ...sermonScreens,
  ...churchScreens,
  ...staffScreens,
  ...ownPageScreens,
];

/** Every page of the running site as a visitor meets it, all that opens on them, and the stream in each state. */
export async function allScreens(origin: string): Promise<Screen[]> {
  return [...(await addressedScreens(origin)), ...openedScreens, ...liveScreens];
}

/** Every page and state that has an address of its own. */
export async function addressedScreens(origin: string): Promise<Screen[]> {
  return (await listSitePages(origin)).map(addressed);
}

function addressed({ name, path, status }: SitePage): Screen {
  const [, first = '', second] = new URL(path, 'http://site').pathname.split('/');
  const page = status === 404 ? 'frame' : second ? first.replace(/s$/, '') : first || 'home';
  return {
    page,
    name,
    path,
    ...(status === 404 && { expectedErrors: [/404/] }),
  };
}
