import { addDays } from 'date-fns';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { contactWay } from '#lib/core/church/contact-way.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { baseLanguage } from '#lib/core/language/languages.ts';
import { env } from '#lib/core/process/env.ts';

/** Less than a year, so that a copy that is kept somewhere ends in time. */
const goodForDays = 180;

/**
 * Returns the text of security.txt (RFC 9116) as of `now`: reports go to SECURITY_CONTACT, else where visitors reach the
 * church. It ends 180 days after the day of `now`, in UTC.
 */
export function securityText(now: Date): string {
  const language = baseLanguage(currentChurch().language);
  const lines = [
    `Contact: ${env().SECURITY_CONTACT ?? churchContact()}`,
    `Expires: ${addDays(dayOf(now), goodForDays).toISOString()}`,
    `Preferred-Languages: ${language === 'en' ? 'en' : `${language}, en`}`,
    `Canonical: ${absoluteUrl(unlinkedPaths.securityText)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The form or the address that visitors have; before there is one, the home page. */
function churchContact(): string {
  const { href } = contactWay() ?? { href: paths.home };
  return href.startsWith('/') ? absoluteUrl(href) : href;
}

/** The text is the same all day, by UTC. */
function dayOf(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
}
