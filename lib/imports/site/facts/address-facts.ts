import { isNode, textOf, valuesOf } from '../json-ld.ts';
import { type FactReader, type Found, linesAbout, quoted } from './found.ts';
import { churchNodes, isOwnName, ownNames } from './own-name.ts';

interface Address {
  street: string;
  city: string;
  region: string;
  postal_code: string;
}

const american =
  /^(\d+[^,|•·]{2,80}?(?:,\s*(?:suite|ste|unit|apt|#)[^,]{1,15})?)\s*[,|•·]\s*(\p{Lu}[\p{L} .'’-]{1,50}?),?\s+([A-Z]{2})\.?,?\s+(\d{5}(?:-\d{4})?)(?![\d-])/iu;
const canadian =
  /^(\d+[^,|•·]{2,80}?)\s*[,|•·]\s*(\p{Lu}[\p{L} .'’-]{1,50}?),?\s+([A-Z]{2}),?\s+([A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\w])/iu;
const spanish =
  /^((?:c\/|calle|av(?:da)?\.?|avenida|plaza|pza\.?|paseo|carrera|cra\.?|calzada|calz\.?|camino|carretera|ctra\.?|bulevar|blvd\.?|ronda|travesía|privada|prolongación)\s[^|•·]{2,100}?\d[^|•·]{0,60}?)\s*[,|•·]\s*(?:c\.?\s?p\.?\s*)?(\d{5})\s*[,]?\s+(\p{Lu}[\p{L} .'’-]{1,50}?)\s*(?:\(([^)]{2,40})\)|,\s*([\p{L} .]{2,40}?))?\s*(?:[.|•·]|,|$)/iu;
const label =
  /^(?:(?:our |nuestra )?(?:address|location|dirección|direccion|ubicación|visit us(?: at)?|find us(?: at)?|visítanos(?: en)?|dónde estamos|we(?:'|’)?re located at|located at|estamos en)\s*[:–-]?\s*)/iu;

/** Returns street, city, region and postal code: by structured data, and from lines as an envelope has them. */
export const addressFacts: FactReader = (page) => {
  const nodes = churchNodes(page).flatMap(({ address }) =>
    valuesOf(address).flatMap((each) =>
      isNode(each) ? partsOf(statedAddress(each), quoted('address', each)) : [],
    ),
  );
  const names = ownNames(page);
  const lines = linesAbout(page);
  const written = lines.flatMap(({ text }, at) => {
    if (text.length > 200 || /p\.? ?o\.? box|apartado/i.test(text)) return [];
    const next = lines[at + 1]?.text ?? '';
    const alone = addressIn(text, names);
    // Street and city may stand on lines of their own.
    const joined = alone ? null : addressIn(`${text.replace(/,$/, '')}, ${next}`, names);
    return partsOf(alone ?? joined, alone ? text : `${text} ${next}`);
  });
  return [...nodes, ...written];
};

function statedAddress(node: Readonly<Record<string, unknown>>): Address {
  return {
    street: textOf(node.streetAddress),
    city: textOf(node.addressLocality),
    region: textOf(node.addressRegion),
    postal_code: textOf(node.postalCode),
  };
}

function addressIn(line: string, names: readonly string[]): Address | null {
  const text = withoutName(line.replace(label, ''), names);
  const [, street, city, region, postal_code] = american.exec(text) ?? canadian.exec(text) ?? [];
  // State and code are in capitals: 'is 12345' is a sentence.
  if (street && city && region === region?.toUpperCase())
    return { street: street.trim(), city: city.trim(), region: region ?? '', postal_code: postal_code ?? '' };
  const [, calle, code, town, inParentheses, behind] = spanish.exec(text) ?? [];
  if (!calle || !town) return null;
  return {
    street: calle.trim(),
    city: town.trim(),
    region: (inParentheses ?? behind ?? '').trim(),
    postal_code: code ?? '',
  };
}

/** A line may begin with the church's own name; with any other it is the address of somebody else. */
function withoutName(line: string, names: readonly string[]): string {
  const [, name = '', rest = ''] = /^([^\d,|•·]{3,80})\s*[,|•·–-]\s*(.+)$/u.exec(line) ?? [];
  const isStreet = /^(?:c\/|calle|av|plaza|pza|paseo|carrera|camino|carretera|ctra)/i.test(name);
  return name !== '' && !isStreet && isOwnName(name, names) ? rest.replace(/^[\s|•·–-]+/, '') : line;
}

function partsOf(address: Address | null, words: string): Found[] {
  const limits = { street: 200, city: 100, region: 40, postal_code: 20 };
  return Object.entries(address ?? {}).flatMap(([field, value]) =>
    value !== '' && value.length <= limits[field as keyof Address] ? [{ field, value, words }] : [],
  );
}
