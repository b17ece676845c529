import type { BroadcastEvent, WithContext } from 'schema-dts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { ServiceStatus } from './schema.ts';

/** Returns the stream for search engines (schema.org BroadcastEvent), from its announcement to its end. */
export function broadcastStructuredData({
  state,
  service,
  starts_at,
  ends_at,
}: ServiceStatus): WithContext<BroadcastEvent> | null {
  if ((state !== 'soon' && state !== 'live') || !service || !starts_at || !ends_at) return null;
  const url = absoluteUrl(paths.livestream);
  const organizer = { '@type': 'Organization' as const, name: currentChurch().name, url: absoluteUrl('/') };
  const location = { '@type': 'VirtualLocation' as const, url };
  return {
    '@context': 'https://schema.org',
    '@type': 'BroadcastEvent',
    '@id': `${url}#broadcast`,
    name: service.title,
    url,
    isLiveBroadcast: true,
    startDate: starts_at,
    endDate: ends_at,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location,
    organizer,
  };
}
