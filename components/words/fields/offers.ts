import { useRead } from '#components/live-updates/use-read.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { choiceLabel } from '#lib/events/choice-label.ts';
import type { EventRow } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { listSeriesAction } from '#lib/sermons/actions.ts';

/** What a choice of the church's own content offers. */
export type OfferKind = 'event' | 'form' | 'ministry' | 'series' | 'category' | 'link';

export interface Offer {
  value: string;
  label: string;
}

type Row = Readonly<Record<string, unknown>>;
type Read = (signal: AbortSignal) => Promise<Offer[]>;

const sources: Record<OfferKind, readonly Read[]> = {
  event: [list('/api/services', asEvent), list('/api/events', asEvent)],
  form: [list('/api/forms', byId)],
  ministry: [list('/api/ministries', byId)],
  series: [readSeries],
  category: [list('/api/documents', ({ category }) => offer(category, category))],
  link: [
    async () => builtInPages(),
    list('/api/pages', ({ path, title }) => offer(path, title)),
    list('/api/documents', ({ url, title }) => offer(pathOf(url), title)),
  ],
};

/** Returns what a choice offers, read once; null while it is read. What cannot be read is offered by nothing. */
export function useOffers(kind: OfferKind): readonly Offer[] | null {
  return useRead((signal) => readOffers(kind, signal), kind) ?? null;
}

async function readOffers(kind: OfferKind, signal: AbortSignal): Promise<Offer[]> {
  const found = await Promise.all(sources[kind].map((read) => read(signal)));
  return [...new Map(found.flat().map((each) => [each.value, each])).values()];
}

function list(path: string, toOffer: (row: Row) => Offer | null): Read {
  return async (signal) => {
    const answer = await callApi<Row[]>(path, { signal });
    return answer.ok ? answer.data.flatMap((row) => toOffer(row) ?? []) : [];
  };
}

async function readSeries(): Promise<Offer[]> {
  const answer = await listSeriesAction({});
  return answer.ok ? answer.data.map(({ name }) => ({ value: name, label: name })) : [];
}

/** Each title is named after its path. */
function builtInPages(): Offer[] {
  const { titles, navigation } = messages.pages;
  return [
    { value: '/', label: navigation.home },
    ...Object.entries(titles).map(([name, label]) => ({ value: `/${name}`, label })),
  ];
}

function byId({ id, title }: Row): Offer | null {
  return offer(id, title);
}

/** Of one name there may be several events. */
function asEvent(row: Row): Offer | null {
  return byId(row) && offer(row.id, choiceLabel(row as unknown as EventRow));
}

function offer(value: unknown, label: unknown): Offer | null {
  return typeof value === 'string' && value && typeof label === 'string' ? { value, label } : null;
}

/** Addresses of this site are stored as paths. */
function pathOf(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  const address = new URL(url, location.origin);
  return address.origin === location.origin ? address.pathname : url;
}
