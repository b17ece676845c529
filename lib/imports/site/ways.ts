import type { Builder } from './facts.ts';
import { readTellingPages } from './page-readers.ts';
import { readPages } from './pages/read-pages.ts';
import type { ReadWay, Site } from './site.ts';
import { hasJson, readSquarespaceSite } from './squarespace/read-squarespace-site.ts';
import { readWordpressSite } from './wordpress/read-wordpress-site.ts';
import { hasRest } from './wordpress/rest-root.ts';

/** How the site of each builder is read. */
export const ways: Readonly<Record<Builder, ReadWay>> = {
  wordpress: byProgram(hasRest, readWordpressSite),
  squarespace: byProgram(hasJson, readSquarespaceSite),
  wix: readPages,
  other: readPages,
};

/** Returns how a site is read by what its program answers: where it answers nothing, `read` says so, and its pages are. */
function byProgram(isAnswered: (site: Site) => Promise<boolean>, read: ReadWay): ReadWay {
  return async function* (site, context) {
    yield* read(site, context);
    yield* ((await isAnswered(site)) ? readTellingPages : readPages)(site, context);
  };
}
