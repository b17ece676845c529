import { Static } from '#components/ui/static/static.tsx';
import './info-strip.css';
import type { ReactNode } from 'react';
import { EditHere } from '#components/editing/edit-here.tsx';
import type { EditSubject } from '#components/editing/edit-subject.ts';
import { NewRequestBadge } from '#components/prayer/new-request-badge.tsx';
import { PrayerTrigger } from '#components/prayer/prayer-trigger.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { PageScript } from '#components/ui/page-script.tsx';
import { AddressLines } from '#components/ui/text/address-lines.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { addressLines, hasAddress } from '#lib/core/church/address.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { mainService, serviceLines } from '#lib/core/church/service-labels.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { type LangAttributes, langOf } from '#lib/core/translations/lang-of.ts';
import { serviceStarts, unusualStarts } from '#lib/events/church-services/service-moments.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { countdownScript } from '#lib/home/countdown-script.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { Countdown } from './countdown.tsx';
import { OtherServices, shownBeside } from './other-services.tsx';

interface InfoStripProps {
  services: readonly EventWithExceptions[];
  now: Date;
  newPrayerRequests: number;
  texts: PageTexts;
  /** The words of the link from the prayer form to the church's page about privacy. */
  privacy: string | undefined;
}

/** Four frequently needed facts on a limestone shelf over the hero's edge. */
export function InfoStrip({ services, now, newPrayerRequests, texts, privacy }: InfoStripProps) {
  const { atAGlance, findUs } = messages.churchPages.home;
  const { next, location, prayer } = texts['home.facts'];
  const isKnown = hasAddress(currentChurch());
  return (
    <section aria-label={atAGlance} className="wrap relative z-10">
      <div className="shelf">
        <ShelfPlace title={next} {...langOfWords('home.facts', 'next')}>
          <NextService services={services} now={now} />
        </ShelfPlace>
        <OtherServices texts={texts} next={serviceStarts(services, now, 1)[0]?.label} />
        <ShelfPlace
          title={location}
          edits="words:home.facts"
          as={Static}
          {...langOfWords('home.facts', 'location')}
        >
          <p>
            <AddressLines of={isKnown ? addressLines(currentChurch()) : [messages.layout.toBeAnnounced]} />
            <EditHere of="church:address" />
          </p>
          {isKnown && (
            <p className="mt-1">
              <PageLink href={paths.visit} className="text-link text-sm font-semibold">
                {findUs}
              </PageLink>
            </p>
          )}
        </ShelfPlace>
        <PrayerCard
          title={prayer}
          newRequests={newPrayerRequests}
          words={texts['home.prayer']}
          privacy={privacy}
        />
      </div>
    </section>
  );
}

/** Enough services for a page that stays open for weeks, with and without scripts. */
const startCount = 8;
const scriptCount = 3;

function NextService({ services, now }: Pick<InfoStripProps, 'services' | 'now'>) {
  const starts = serviceStarts(services, now, startCount);
  return (
    <>
      <Countdown services={starts} writtenAt={now.getTime()} />
      {starts.length > 0 ? (
        <PageScript text={countdownScript(starts.slice(0, scriptCount))} />
      ) : (
        <p>{messages.layout.toBeAnnounced}</p>
      )}
      <MainService next={starts[0]?.label} />
      {unusualStarts(services, now).map(({ label, marks, when, startsAt, status }) => (
        <p key={startsAt} className="mt-1 text-sm font-semibold text-paintbrush">
          <Naming
            of={messages.churchPages.home.unusual[status](label, unbrokenTimes(when))}
            untranslated={marks ? [label] : []}
          />
        </p>
      ))}
      <EditHere of="services" />
    </>
  );
}

/** The main service by name, even when another one is next; not where the next card has it. */
function MainService({ next }: { next: string | undefined }) {
  const main = mainService(currentServices());
  if (!main || shownBeside(next).includes(main)) return null;
  const [line] = serviceLines([main]);
  return (
    <p className="mt-1 text-sm text-ink-2">
      <span {...langOf(main, 'name')}>{`${main.name}:`}</span>{' '}
      <span className="whitespace-nowrap">{line?.text}</span>
    </p>
  );
}

interface ShelfPlaceProps extends LangAttributes {
  title: string;
  /** The titles of all four places, which one pencil edits. */
  edits?: EditSubject;
  /** `Static` where no script changes anything in it. */
  as?: 'div' | typeof Static;
  children: ReactNode;
}

function ShelfPlace({ title, edits, as: Place = 'div', children, ...lang }: ShelfPlaceProps) {
  return (
    <Place className="shelf-place">
      <h2 className="mb-2 text-lg">
        <span {...lang}>{title}</span>
        {edits && <EditHere of={edits} />}
      </h2>
      {children}
    </Place>
  );
}

interface PrayerCardProps {
  title: string;
  newRequests: number;
  words: string;
  privacy: string | undefined;
}

function PrayerCard({ title, newRequests, words, privacy }: PrayerCardProps) {
  return (
    <div className="shelf-place">
      <h2 className="mb-2 flex flex-wrap items-center gap-2.5 text-lg">
        <span {...langOfWords('home.facts', 'prayer')}>{title}</span> <NewRequestBadge count={newRequests} />
      </h2>
      <p>
        <span {...langOfWords('home.prayer')}>{words}</span>
        <EditHere of="words:home.prayer" />
      </p>
      <p className="mt-1">
        <PrayerTrigger className="text-link text-sm font-semibold" privacy={privacy}>
          {messages.churchPages.home.submitPrayer}
        </PrayerTrigger>
      </p>
    </div>
  );
}
