import './info-strip.css';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { EditHere } from '#components/editing/edit-here.tsx';
import { cityLine } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { ServiceStart } from '#lib/events/church-services/service-starts.ts';
import { countdownScript } from '#lib/home/countdown-script.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { Countdown } from './countdown.tsx';
import { OtherServices } from './other-services.tsx';
import { PrayerCard } from './prayer-card.tsx';

interface InfoStripProps {
  services: ServiceStart[];
  /** Those that are cancelled before the first of them. */
  cancelled: ServiceStart[];
  /** Milliseconds since 1970. */
  writtenAt: number;
  newPrayerRequests: number;
  texts: PageTexts;
}

/** Four things people come to look up, on a limestone shelf over the hero's edge. */
export function InfoStrip({ services, cancelled, writtenAt, newPrayerRequests, texts }: InfoStripProps) {
  return (
    <section aria-label="At a glance" className="wrap relative z-10">
      <div className="shelf">
        <ShelfPlace title="Next service">
          <NextService services={services} cancelled={cancelled} writtenAt={writtenAt} />
        </ShelfPlace>
        <OtherServices words={texts['home.study']} />
        <ShelfPlace title="Location">
          <p>
            {currentChurch().street}
            <br />
            {cityLine(currentChurch())}
          </p>
          <p className="mt-1">
            <Link href={paths.visit} prefetch={false} className="text-link text-sm font-semibold">
              How to find us
            </Link>
          </p>
        </ShelfPlace>
        <PrayerCard newRequests={newPrayerRequests} words={texts['home.prayer']} />
      </div>
    </section>
  );
}

/** What a page left open without scripts goes on to. */
const scriptCount = 3;

function NextService({
  services,
  cancelled,
  writtenAt,
}: Omit<InfoStripProps, 'newPrayerRequests' | 'texts'>) {
  return (
    <>
      <Countdown services={services} writtenAt={writtenAt} />
      {services.length > 0 ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own, its data as JSON
        <script dangerouslySetInnerHTML={{ __html: countdownScript(services.slice(0, scriptCount)) }} />
      ) : (
        <p>To be announced</p>
      )}
      {cancelled.map(({ label, when, startsAt }) => (
        <p key={startsAt} className="mt-1 text-sm font-semibold text-paintbrush">
          {label}, {when}, is cancelled.
        </p>
      ))}
      <EditHere of="services" />
    </>
  );
}

/** One of them, under its heading. */
function ShelfPlace({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="shelf-place">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </div>
  );
}
