import './info-strip.css';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { EditHere } from '#components/editing/edit-here.tsx';
import { cityLine } from '#lib/core/church/address.ts';
import { church } from '#lib/core/church/church.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { ServiceStart } from '#lib/home/next-service.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { Countdown } from './countdown.tsx';
import { PrayerCard } from './prayer-card.tsx';

interface InfoStripProps {
  services: ServiceStart[];
  /** Milliseconds since 1970. */
  writtenAt: number;
  newPrayerRequests: number;
  texts: PageTexts;
}

/** Four things people come to look up, on a limestone shelf over the hero's edge. */
export function InfoStrip({ services, writtenAt, newPrayerRequests, texts }: InfoStripProps) {
  return (
    <section aria-label="At a glance" className="wrap relative z-10">
      <div className="shelf">
        <ShelfPlace title="Next service">
          <Countdown services={services} writtenAt={writtenAt} />
        </ShelfPlace>
        <ShelfPlace title={church.services.bibleStudy.label}>
          <p>{church.services.bibleStudy.text}</p>
          <p className="mt-1 text-sm text-ink-2">
            {texts['home.study']}
            <EditHere of="words:home.study" />
          </p>
        </ShelfPlace>
        <ShelfPlace title="Location">
          <p>
            {currentChurch().street}
            <br />
            {cityLine(currentChurch())}
            <EditHere of="church:address" />
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

function ShelfPlace({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="shelf-place">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </div>
  );
}
