// Must be first: it declares the order of the cascade layers.
import './globals.css';
import { figtree, fraunces } from './fonts.ts';
// Styles that many pages share load with the layout, so a navigation fetches at most one sheet.
import '#components/ui/button.css';
import '#components/ui/progress/spinner.css';
import '#components/ui/picture.css';
import '#components/events/event-date-block.css';
import './layout.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AdminGate } from '#components/admin-mode/admin-gate.tsx';
import { BannerSlot } from '#components/banner/banner-slot.tsx';
import { DemoLine } from '#components/demo/demo-line.tsx';
import { FollowLinks } from '#components/layout/follow-links.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { LanguageOffer } from '#components/layout/language-offer.tsx';
import { MessagesReady } from '#components/layout/messages-ready.tsx';
import { ReadySignal } from '#components/layout/ready-signal.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { ChurchRefresh } from '#components/live-updates/late-refresh.tsx';
import { ToasterSlot } from '#components/ui/toast/toaster-slot.tsx';
import { currentLogoFaces } from '#lib/art/logo/current-logo.ts';
import { currentColorStyle, currentInks } from '#lib/art/palette/current-palette.ts';
import { findBanner } from '#lib/banner/queries.ts';
import { closedDays } from '#lib/closings/coming-closings.ts';
import { listNearClosings } from '#lib/closings/queries.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { linkFacts } from '#lib/core/addresses/link-facts.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { localeAttributes } from '#lib/core/church/locale.ts';
import { otherLanguage } from '#lib/core/church/spoken-languages.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { churchStructuredData } from '#lib/core/metadata/structured-data.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { env } from '#lib/core/process/env.ts';
import { formOffers } from '#lib/forms/public/form-offers.ts';
import { messages } from '#lib/language/messages.ts';
import { findServiceStatus } from '#lib/livestream/status/queries.ts';
import { menuLinks } from '#lib/navigation/menu-links.ts';
import { originalMenus } from '#lib/navigation/original-menus.ts';
import { findNavigation } from '#lib/navigation/queries.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { hasNews } from '#lib/site-pages/queries.ts';
import { readSpokenPaths } from '#lib/site-pages/spoken-pages.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';

// Every page is rendered on request and kept by the response cache; none is built ahead.
export const dynamic = 'force-dynamic';

/** Browsers take the first that they support, phones the last. */
const siteIcons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
    { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
};

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(siteUrl()), icons: siteIcons, ...pageMetadata({}) };
}

export function generateViewport(): Viewport {
  return { width: 'device-width', initialScale: 1, themeColor: currentInks().night };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [texts, status, closings, faces, navigation, { visit }, isNews, hasLetters, spoken] =
    await Promise.all([
      pageTexts(),
      readOr(findServiceStatus({}), null),
      readOr(listNearClosings({}), []),
      currentLogoFaces(),
      readOr(findNavigation({}), null),
      formOffers(),
      readOr(hasNews({}), false),
      areLettersOffered(),
      readOr(readSpokenPaths(), undefined),
    ]);
  const { main, footer } = navigation ?? originalMenus();
  const other = otherLanguage();
  return (
    // Inline scripts set the sky and a dismissed banner on this element before hydration.
    <html
      {...localeAttributes(currentChurch())}
      className={`${fraunces.variable} ${figtree.variable}`}
      style={currentColorStyle()}
      {...linkAttributes(spoken)}
      suppressHydrationWarning
    >
      <body>
        <MessagesReady audience="visitors" language={currentChurch().language}>
          <link rel="alternate" type="application/rss+xml" href={inLanguage(unlinkedPaths.alertsFeed)} />
          <JsonLd data={churchStructuredData(closedDays(closings))} />
          <a href="#content" className="skip-link">
            {messages.layout.skip}
          </a>
          <div className="site-top">
            {/* Read through readOr: a failing banner fails no page. */}
            <BannerSlot banner={readOr(findBanner({}), { items: [], changes_at: null })} />
            <SiteHeader
              {...faces}
              isLive={status?.state === 'live'}
              links={menuLinks(main)}
              isOwn={Boolean(navigation?.updated_at)}
              other={other}
            />
          </div>
          <main id="content" tabIndex={-1} className="page-content">
            {children}
          </main>
          <SiteFooter
            year={churchToday().slice(0, 4)}
            texts={texts}
            links={menuLinks(footer)}
            visit={visit}
            hasNews={isNews}
            hasLetters={hasLetters}
          />
          {env().DEMO && <DemoLine />}
          {other && <LanguageOffer {...other} />}
          <ToasterSlot />
          <ChurchRefresh />
          <AdminGate />
          <FollowLinks />
          <ReadySignal />
        </MessagesReady>
      </body>
    </html>
  );
}

/** What links depend on, for browsers (link-facts.ts). */
function linkAttributes(spoken: string | undefined) {
  const { hidden, unwritten, prefix, unprefixed } = linkFacts();
  const attributes = {
    'data-hidden': hidden,
    'data-unwritten': unwritten,
    'data-prefix': prefix,
    'data-unprefixed': unprefixed,
    'data-spoken': spoken,
  };
  // React's payload names an attribute without a value.
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
