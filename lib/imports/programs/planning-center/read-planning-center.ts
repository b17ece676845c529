import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { ReadSource, SourceContext, SourceItem } from '../../source.ts';
import { type AskJson, jsonAsker } from '../ask-json.ts';
import { type Clock, realClock } from '../clock.ts';
import { instanceItems } from './instance-items.ts';
import { readGroups, readSignUps } from './page-items.ts';
import { type Related, resourcesOf } from './resources.ts';

interface Keys {
  app_id: string;
  secret: string;
}

type Items = AsyncIterable<SourceItem> | Iterable<SourceItem>;

/** A product of Planning Center, which a token may be kept from. */
interface Product {
  part: keyof typeof messages.planningCenter.parts;
  path: string;
  read(resources: AsyncIterable<Related>, context: SourceContext, now: Date): Items;
}

const products: readonly Product[] = [
  {
    part: 'events',
    path: 'calendar/v2/event_instances?include=event,tags&filter=future&order=starts_at',
    read: instanceItems,
  },
  { part: 'groups', path: 'groups/v2/groups?order=name', read: readGroups },
  { part: 'signUps', path: 'registrations/v2/signups', read: readSignUps },
];
const rowsOfPage = 100;
/** As a part is remembered that was read before. */
const wasRead = 'read';

/** Returns a reader of the API at `origin`. */
export function planningCenterReader(origin: string, clock: Clock = realClock): ReadSource<Keys> {
  return async function* ({ app_id, secret }, context) {
    const { name, wrongKey } = messages.planningCenter;
    const authorization = `Basic ${Buffer.from(`${app_id}:${secret}`).toString('base64')}`;
    const asked = { name, origin, headers: { authorization }, wrongKey: () => wrongKey, clock };
    const ask = jsonAsker({ ...asked, signal: context.signal });
    let isRead = false;
    for (const product of products)
      isRead = (yield* readProduct(product, { origin, ask, context, clock })) || isRead;
    if (!isRead) throw new AppError('invalid', messages.planningCenter.nothing);
  };
}

export const readPlanningCenter = planningCenterReader('https://api.planningcenteronline.com');

interface Reading {
  origin: string;
  ask: AskJson;
  context: SourceContext;
  clock: Clock;
}

/** Reads one product. Returns whether the token may: one that could before is not read as one that has nothing. */
async function* readProduct(
  { part, path, read }: Product,
  { origin, ask, context, clock }: Reading,
): AsyncGenerator<SourceItem, boolean> {
  const { name, parts, closed, closedNow } = messages.planningCenter;
  const address = `${origin}/${path}${path.includes('?') ? '&' : '?'}per_page=${rowsOfPage}`;
  const first = await ask(address);
  if ('refusal' in first) {
    if (context.remembered[part] === wasRead) throw new AppError('invalid', closedNow(parts[part]));
    yield { problem: closed(parts[part]) };
    return false;
  }
  yield* read(resourcesOf(first, { ask, address, name }), context, clock.now());
  yield { remember: { [part]: wasRead } };
  return true;
}
