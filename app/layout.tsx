import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AdminGate } from '@/components/layout/admin-gate';
import { BannerPlace } from '@/components/layout/banner-place';
import { JsonLd } from '@/components/layout/json-ld';
import { ReadySignal } from '@/components/layout/ready-signal';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { ToasterPlace } from '@/components/layout/toaster-place';
import { churchToday } from '@/lib/dates';
import { pageMetadata } from '@/lib/metadata';
import { siteUrl } from '@/lib/site-url';
import { churchStructuredData } from '@/lib/structured-data';
import { figtree, fraunces } from './fonts';
import './globals.css';

// Every page is rendered for the request and kept by the response cache in front: nothing is built ahead.
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(siteUrl()), ...pageMetadata({}) };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#17203f',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Scripts note the hour's sky and a dismissed banner on this element before React takes over.
    <html lang="en" className={`${fraunces.variable} ${figtree.variable}`} suppressHydrationWarning>
      <body>
        <JsonLd data={churchStructuredData()} />
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <div className="site-top">
          <BannerPlace />
          <SiteHeader />
        </div>
        <main id="content" tabIndex={-1} className="page-content">
          {children}
        </main>
        <SiteFooter year={churchToday().slice(0, 4)} />
        <ToasterPlace />
        <AdminGate />
        <ReadySignal />
      </body>
    </html>
  );
}
