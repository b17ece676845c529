import type { Church, OpeningHours, Resource, StatedFact } from '#lib/core/church/church-row.ts';

interface Lists {
  opening_hours: { day: string; opens: string; closes: string }[];
  resources: Resource[];
}

/** The facts that a form has as one text. */
export type TextFact = Exclude<StatedFact, keyof Lists>;

/** The values of the settings forms: texts, empty if unknown. Each group uses its own fields. */
export type ChurchValues = Record<TextFact, string> &
  Lists & {
    /** Where the languages are exchanged: the texts are not. */
    keep_texts?: boolean;
  };

/** The number of resource cards that the form shows at first. */
const cards = 3;

export const noResource: Resource = { name: '', url: '' };

/** Returns these facts for their form. */
export function churchValues(church: Church, fields: readonly StatedFact[]): ChurchValues {
  const values = fields.map((field) => [field, shownAs(church, field)]);
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
