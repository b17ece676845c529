import './calendar-subscribe.css';
import { Mark } from '#components/ui/icons/mark.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { messages } from '#lib/language/messages.ts';

/** How to subscribe to the church's calendar, or to what is held in one language. */
export function CalendarSubscribe({ heldIn }: { heldIn: string | undefined }) {
  const feed = paths.calendarFeedIn(heldIn);
  const webcal = absoluteUrl(feed).replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  return (
    <Static as="section" aria-labelledby="subscribe" className="subscribe">
      <h2 id="subscribe" className="flex items-center gap-3 text-xl">
        <Mark of="sync" size={24} strokeWidth={1.75} className="shrink-0 text-accent" />
        <span>{messages.eventPages.ownPhone}</span>
      </h2>
      <p className="mt-2 text-ink-2">{messages.eventPages.subscribeHint}</p>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a href={webcal} className="text-link inline-flex min-h-11 items-center font-semibold">
          <span>{messages.eventPages.subscribe}</span>
          <span className="sr-only">{messages.eventPages.subscribeTo}</span>
        </a>{' '}
        <a
          href={google}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center"
        >
          <span>{messages.eventPages.google}</span>
          <span className="sr-only">{messages.eventPages.newTab}</span>
        </a>{' '}
        <a href={inLanguage(feed)} download className="text-link inline-flex min-h-11 items-center">
          {messages.eventPages.download}
        </a>
      </p>
    </Static>
  );
}
