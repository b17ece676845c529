const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** The code of ISO 3166, two capital letters, of a country that is there today: 'UK' is 'GB'. Null for any other text. */
export function findCountry(text: string): string | null {
  const code = text.trim();
  if (!/^[A-Za-z]{2}$/.test(code)) return null;
  const today = new Intl.Locale(`und-${code}`).region ?? '';
  return names.of(today) && !notCountries.has(today) ? today : null;
}

/** What the country with this code is called in English; the code itself where it is not known. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Every country with its code, in the order of their names. */
export function listCountries(): { code: string; name: string }[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => findCountry(code) === code)
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
