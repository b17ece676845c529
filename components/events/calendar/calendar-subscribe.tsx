import './calendar-subscribe.css';
import { Mark } from '#components/ui/icon.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';

/** How to subscribe to the church's calendar. */
export function CalendarSubscribe() {
  const webcal = absoluteUrl(paths.calendarFeed).replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  return (
    <Static as="section" aria-labelledby="subscribe" className="subscribe">
      <h2 id="subscribe" className="flex items-center gap-3 text-xl">
        <Mark of="sync" size={24} strokeWidth={1.75} className="shrink-0 text-accent" />
        On your own phone
      </h2>
      <p className="mt-2 text-ink-2">
        Subscribe once, and every event and every change shows up in the calendar you already use.
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a href={webcal} className="text-link inline-flex min-h-11 items-center font-semibold">
          Subscribe
          <span className="sr-only"> to the church calendar</span>
        </a>{' '}
        <a
          href={google}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center"
        >
          Google Calendar
          <span className="sr-only"> (opens in a new tab)</span>
        </a>{' '}
        <a href={paths.calendarFeed} download className="text-link inline-flex min-h-11 items-center">
          Download .ics
        </a>
      </p>
    </Static>
  );
}
