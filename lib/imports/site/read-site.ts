import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { siteLimits } from '../reading/limits.ts';
import type { ReadSource } from '../source.ts';
import { builderOf } from './builder.ts';
import { hindranceOf } from './pages/hindrance.ts';
import type { Manners } from './reader/old-site.ts';
import { openSite } from './reader/open-site.ts';
import { ways } from './ways.ts';

/** Reads an old site by its address, one request a second. */
export const readSite = siteReader({ pauseMilliseconds: siteLimits.pauseMilliseconds });

/** Returns a reader with these manners. */
export function siteReader(manners: Manners): ReadSource<{ url: string }> {
  return async function* ({ url }, context) {
    const site = yield* openSite(url, context, manners);
    try {
      const hindrance = hindranceOf(site.home);
      if (hindrance) throw new AppError('invalid', messages.oldSite.hindered(site.home.address, hindrance));
      const builder = builderOf(site.home);
      yield { builder };
      yield { name: new URL(site.origin).host.replace(/^www\./, '') };
      yield* ways[builder](site, context);
      if (site.isSpent)
        yield { problem: messages.oldSite.spent(manners.mostAddresses ?? siteLimits.addresses) };
    } finally {
      await site.close();
    }
  };
}
