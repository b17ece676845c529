import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { type ChurchGroup, churchGroups } from './groups.ts';
import { isOfDemo } from './is-of-demo.ts';

type Field = (typeof churchGroups)[ChurchGroup]['fields'][number];

/** Values that many churches share with the demo's are no sign of it. */
const shared: readonly Field[] = ['country', 'logo_url', 'mark_url', 'accent_color', 'second_color', 'hero'];

/**
 * Returns the facts of a group that are still the demo church's, on a site that is not yet set up. `own` are the facts
 * that staff wrote or confirmed.
 */
export function demoFields(church: Church, group: ChurchGroup, own: readonly StatedFact[]): Field[] {
  if (church.set_up_at !== null) return [];
  return churchGroups[group].fields.filter(
    (field) =>
      !shared.includes(field) && defaultChurch[field] !== null && isOfDemo(field, church, defaultChurch, own),
  );
}
