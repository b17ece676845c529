import { monthsAfter, toDayNumber } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { dayOf } from '../../ics/zone.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { churchZone, happeningItem, horizonMonths, spanOfMoments } from '../happening.ts';
import { type Fields, textIn } from '../values.ts';
import type { Related } from './resources.ts';

/** Yields the dates of events that Church Center shows, up to the horizon. */
export async function* instanceItems(
  instances: AsyncIterable<Related>,
  { timeZone, today }: SourceContext,
): AsyncGenerator<SourceItem> {
  const church = churchZone(timeZone);
  const horizon = monthsAfter(toDayNumber(today) ?? 0, horizonMonths);
  let hidden = 0;
  for await (const { resource, related } of instances) {
    const { id, attributes } = resource;
    const event = related('event')[0]?.attributes;
    if (!event || !isPublic(event)) {
      hidden += 1;
      continue;
    }
    // Without the time to set up, where the two differ.
    const [from, to] = (['starts_at', 'ends_at'] as const).map((name) =>
      textIn(attributes, `published_${name}`, name),
    );
    const span = spanOfMoments(from ?? '', to ?? '', attributes.all_day_event === true, church);
    // They come in order.
    if (span && dayOf(span.start) > horizon) break;
    yield happeningItem(
      {
        key: id,
        title: textIn(attributes, 'name') || textIn(event, 'name'),
        span,
        location: textIn(attributes, 'location'),
        texts: textsOf(attributes, event, related('tags')),
        picture: textIn(event, 'image_url') || null,
      },
      church,
    );
  }
  if (hidden > 0) yield { problem: messages.programs.notPublic(hidden) };
}

/** Whether Church Center shows the event: it is chosen for it, and approved. */
function isPublic({ visible_in_church_center, approval_status }: Fields): boolean {
  return visible_in_church_center === true && (approval_status === undefined || approval_status === 'A');
}

/** Returns the event's words, the tags that Church Center shows as categories, and where to sign up and to read more. */
function textsOf(instance: Fields, event: Fields, tags: readonly { attributes: Fields }[]): string[] {
  const categories = tags
    .filter(({ attributes }) => attributes.church_center_category === true)
    .map(({ attributes }) => textIn(attributes, 'name'))
    .filter((name) => name !== '');
  const registration = textIn(event, 'registration_url');
  return [
    textIn(event, 'summary'),
    textIn(event, 'description'),
    categories.length > 0 ? messages.programs.categories(categories) : '',
    registration && messages.programs.signUpAt(registration),
    textIn(instance, 'church_center_url'),
  ];
}
