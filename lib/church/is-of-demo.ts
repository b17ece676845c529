import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { isUnsaid } from '#lib/core/church/empty-church.ts';
import { sortedText } from '#lib/core/text/sorted-text.ts';
import { type ChurchGroup, churchGroups } from './groups.ts';

/** Parts of an address that two churches may share. */
const sharedWords: readonly (keyof Church)[] = ['region', 'region_name', 'postal_code'];

/**
 * Returns whether a fact is still the demo's, or the stand-in of an empty site; `own` are the facts that staff wrote or
 * confirmed. With a street or city of its own, a church's state and postal code count as its own, even if they equal the
 * demo's.
 */
export function isOfDemo(
  fact: keyof Church,
  church: Church,
  demo: Church,
  own: readonly (keyof Church)[],
): boolean {
  if (own.includes(fact)) return false;
  if (sharedWords.includes(fact) && !(isSame('street', church, demo) && isSame('city', church, demo)))
    return false;
  return isSame(fact, church, demo) || isUnsaid(fact, church);
}

function isSame(fact: keyof Church, church: Church, demo: Church): boolean {
  return sortedText(church[fact]) === sortedText(demo[fact]);
}

type Field = (typeof churchGroups)[ChurchGroup]['fields'][number];

/** Values that many churches share with the demo's are no sign of it. */
const shared: readonly Field[] = [
  'country',
  'language',
  'second_language',
  'clock',
  'logo_url',
  'mark_url',
  'accent_color',
  'second_color',
  'hero',
  'default_video_id',
];

/**
 * Returns the facts of a group that are still the demo church's, on a site that is not yet set up. `own` are the facts
 * that staff wrote or confirmed.
 */
export function demoFields(church: Church, group: ChurchGroup, own: readonly StatedFact[]): Field[] {
  if (church.set_up_at !== null) return [];
  const demo = defaultChurchIn(church.language);
  return churchGroups[group].fields.filter(
    (field) =>
      !shared.includes(field) &&
      demo[field] !== null &&
      !isUnsaid(field, church) &&
      isOfDemo(field, church, demo, own),
  );
}
