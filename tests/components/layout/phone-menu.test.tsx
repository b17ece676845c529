import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { defaultServices, type RegularService } from '#lib/core/church/regular-service.ts';

const [sunday] = defaultServices;
const spanish = { ...sunday, name: 'Culto en español', start: 540 };
const english = { ...sunday, name: 'English service', start: 660 };

const header = <SiteHeader logo={null} mark={null} links={[]} isLive={false} isOwn={false} />;

/** The terms of the phone menu's list, each with whether it is in sight. */
function termsOf(services: RegularService[]) {
  const html = runWithFacts({ services }, () => renderToStaticMarkup(header));
  const terms = html.matchAll(/<dt class="([^"]*)">([^<]*)<\/dt>/g);
  return [...terms].map(([, look, name]) => [name, look !== 'sr-only']);
}

test('the phone menu names the services in sight where there are several', () => {
  expect(termsOf([spanish, english]).slice(0, 2)).toEqual([
    ['Culto en español', true],
    ['English service', true],
  ]);
  expect(termsOf([sunday])[0]).toEqual([sunday.name, false]);
});
