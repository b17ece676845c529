import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { SiteAddress } from '#lib/site-address/schema.ts';

/** Until when the certificate holds, and why it is not renewed; nothing where the site keeps none. */
export function Certificate({
  certificate: { state, until, renews_at, last_error },
}: Pick<SiteAddress, 'certificate'>) {
  const words = messages.siteAddress;
  if (state === 'none') return null;
  const day = (moment: string) => formatMoment(new Date(moment), 'MMMM d, yyyy');
  return (
    <>
      {until && (
        <p className="measure text-sm text-ink-2">
          {state === 'there'
            ? words.certificate(day(until), day(renews_at ?? until))
            : words.expired(day(until))}
        </p>
      )}
      {last_error && <p className="measure text-sm font-semibold text-paintbrush">{last_error}</p>}
    </>
  );
}
