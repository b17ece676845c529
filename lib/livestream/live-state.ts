import { churchMoment, churchToday, nextChurchMidnight } from '#lib/core/dates/church-time.ts';
import type { SiteSettings } from './schema.ts';

export interface StreamedService {
  start: Date;
  end: Date;
  isCancelled: boolean;
}

/** The result of the server's last request to the stream; unknown where it cannot be asked, or was not. */
export type Heard = 'unknown' | 'live' | 'silent';

/** The settings that the state depends on. */
export type LiveSettings = Pick<
  SiteSettings,
  'soon_minutes' | 'live_opens_minutes' | 'live_override' | 'live_override_until' | 'live_override_at'
>;

export interface LiveInput<Service extends StreamedService> {
  now: Date;
  /** In order of time: the last one that ended, the current ones, and some future ones. */
  services: readonly Service[];
  settings: LiveSettings;
  heard: Heard;
}

export interface LiveState<Service extends StreamedService> {
  state: 'idle' | 'soon' | 'live' | 'ended';
  /** The service of this state: while idle the next, once ended the last. */
  service: Service | null;
}

export interface PlannedLiveState<Service extends StreamedService> extends LiveState<Service> {
  /** The next time-based change of state or service; null if unknown. */
  nextChange: Date | null;
}

const minuteMilliseconds = 60_000;

/** The maximum time that a stream may overrun its service. */
export const longestOverrunMilliseconds = 60 * minuteMilliseconds;

/**
 * Returns whether the stream is upcoming, live or over. By the clock it is live from `live_opens_minutes` before a
 * service until its end, and longer while the source streams; never for a cancelled service. A current override of
 * staff wins over the clock.
 */
export function liveState<Service extends StreamedService>(
  input: LiveInput<Service>,
): PlannedLiveState<Service> {
  const held = { ...input, services: input.services.filter(({ isCancelled }) => !isCancelled) };
  const now = stateAt(held, input.now);
  const isOther = (at: Date) => {
    const then = stateAt(held, at);
    return then.state !== now.state || then.service !== now.service;
  };
  const nextChange = boundaries(held)
    .filter((at) => at > input.now)
    .sort((a, b) => a.getTime() - b.getTime())
    .find(isOther);
  return { ...now, nextChange: nextChange ?? null };
}

/** Returns the end of the override; null without one. */
export function wordHoldsUntil({
  services,
  settings: { live_override, live_override_until, live_override_at },
  now,
}: Omit<LiveInput<StreamedService>, 'heard'>): Date | null {
  if (live_override === null) return null;
  if (live_override_until !== null) return new Date(live_override_until);
  const saidAt = live_override_at === null ? now : new Date(live_override_at);
  const meant = services.find((service) => !service.isCancelled && dayOver(service) > saidAt);
  return meant ? dayOver(meant) : nextChurchMidnight(saidAt);
}

/** Returns the end of a service's day: midnight, or later for a service that runs past it. */
function dayOver({ start, end }: StreamedService): Date {
  return new Date(Math.max(nextChurchMidnight(start).getTime(), end.getTime() + longestOverrunMilliseconds));
}

function stateAt<Service extends StreamedService>(input: LiveInput<Service>, at: Date): LiveState<Service> {
  const byClock = clockState(input, at);
  const until = wordHoldsUntil(input);
  if (until === null || at >= until) return byClock;
  switch (input.settings.live_override) {
    case 'live':
      return { state: 'live', service: serviceOnAir(input, byClock, at) };
    case 'ended':
      return { state: 'ended', service: input.services.findLast(({ start }) => start <= at) ?? null };
    default:
      return { state: 'idle', service: input.services.find(({ start }) => start >= until) ?? null };
  }
}

function clockState<Service extends StreamedService>(
  { services, settings, heard }: LiveInput<Service>,
  at: Date,
): LiveState<Service> {
  const opens = ({ start }: Service) => before(start, settings.live_opens_minutes);
  const underWay = services.find((service) => opens(service) <= at && at < service.end);
  if (underWay) return { state: 'live', service: underWay };
  const last = services.findLast(({ end }) => end <= at);
  if (last && heard === 'live' && at.getTime() < last.end.getTime() + longestOverrunMilliseconds)
    return { state: 'live', service: last };
  const next = services.find(({ start }) => start > at) ?? null;
  if (next && before(next.start, settings.soon_minutes) <= at) return { state: 'soon', service: next };
  return last ? { state: 'ended', service: last } : { state: 'idle', service: next };
}

/** Returns the service of a live override: the clock's, else the last or the next one of the day. */
function serviceOnAir<Service extends StreamedService>(
  { services }: LiveInput<Service>,
  { state, service }: LiveState<Service>,
  at: Date,
): Service | null {
  if (state === 'live' || state === 'soon') return service;
  const last = services.findLast(({ start }) => start <= at);
  if (last && at < dayOver(last)) return last;
  return services.find(({ start }) => start > at && churchToday(start) === churchToday(at)) ?? null;
}

/** Returns every moment at which the state may change. */
function boundaries(input: LiveInput<StreamedService>): Date[] {
  const { soon_minutes, live_opens_minutes } = input.settings;
  const until = wordHoldsUntil(input);
  return [
    ...(until ? [until] : []),
    ...input.services.flatMap((service) => [
      before(service.start, soon_minutes),
      before(service.start, live_opens_minutes),
      service.start,
      service.end,
      new Date(service.end.getTime() + longestOverrunMilliseconds),
      ...(input.settings.live_override === 'live' ? [dayBegins(service), dayOver(service)] : []),
    ]),
  ];
}

function dayBegins({ start }: StreamedService): Date {
  return churchMoment(`${churchToday(start)}T00:00:00`);
}

function before(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() - minutes * minuteMilliseconds);
}
