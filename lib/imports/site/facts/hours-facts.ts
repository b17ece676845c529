import { isNode, textOf, valuesOf } from '../json-ld.ts';
import { type FactReader, quoted } from './found.ts';
import { churchNodes } from './own-name.ts';

interface Hours {
  day: number;
  opens: string;
  closes: string;
}

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Returns the opening hours that structured data states (schema.org `openingHours`). They are no service times. */
export const hoursFacts: FactReader = (page) =>
  churchNodes(page).flatMap(({ openingHours, openingHoursSpecification }) => {
    const written = valuesOf(openingHours).flatMap((text) => writtenHours(textOf(text)));
    const stated = valuesOf(openingHoursSpecification).flatMap((each) =>
      isNode(each) ? statedHours(each) : [],
    );
    const value = [...written, ...stated].filter(({ opens, closes }) => closes > opens).slice(0, 21);
    const words = quoted('openingHours', openingHours ?? openingHoursSpecification);
    return value.length > 0 ? [{ field: 'opening_hours', value, words }] : [];
  });

/** Reads 'Mo-Fr 09:00-17:00' and 'Su,We 10:00-12:00'. */
function writtenHours(text: string): Hours[] {
  const [, names = '', opens, closes] =
    /^([A-Z][a-z][A-Za-z,\s-]*?)\s+(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/.exec(text.trim()) ?? [];
  if (!opens || !closes) return [];
  return names.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().split('-');
    const [first, last] = [days.indexOf(from.trim()), days.indexOf(to.trim())];
    if (first < 0 || last < 0) return [];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, n) => ({ day: (first + n) % 7, opens, closes }));
  });
}

function statedHours(node: Readonly<Record<string, unknown>>): Hours[] {
  const [opens, closes] = [node.opens, node.closes].map((text) => /^\d\d:\d\d/.exec(textOf(text))?.[0]);
  // Hours of some days of the year are no usual ones.
  if (!opens || !closes || node.validFrom || node.validThrough) return [];
  return valuesOf(node.dayOfWeek).flatMap((each) => {
    const name = (isNode(each) ? textOf(each['@id']) || textOf(each.name) : textOf(each)).replace(
      /^.*[/#]/,
      '',
    );
    const day = days.indexOf(name.slice(0, 2));
    return day < 0 ? [] : [{ day, opens, closes }];
  });
}
