import type { Church, OpeningHours, Resource, StatedFact } from '#lib/core/church/church-row.ts';
import { type ChurchGroup, churchGroups } from './groups.ts';

interface Lists {
  opening_hours: { day: string; opens: string; closes: string }[];
  resources: Resource[];
}
type TextField = Exclude<StatedFact, keyof Lists>;

/** What the forms of the settings hold: texts, empty for what is not known. Each group has its own fields of them. */
export type ChurchValues = Record<TextField, string> & Lists;

/** How many cards of the Resources page the form has room for from the start. */
const cards = 3;

export const noResource: Resource = { name: '', url: '' };

/** The facts of a group as its form shows them. */
export function churchValues(church: Church, group: ChurchGroup): ChurchValues {
  const values = churchGroups[group].fields.map((field) => [field, shownAs(church, field)]);
  return Object.fromEntries(values) as ChurchValues;
}

function shownAs(church: Church, field: keyof Church): unknown {
  if (field === 'opening_hours') return church.opening_hours.map(hoursValues);
  if (field === 'resources') {
    const length = Math.max(cards, church.resources.length);
    return Array.from({ length }, (_, index) => church.resources[index] ?? noResource);
  }
  if (field === 'time_zone') return church.time_zone.replaceAll('_', ' ');
  return String(church[field] ?? '');
}

function hoursValues({ day, opens, closes }: OpeningHours) {
  return { day: String(day), opens, closes };
}
