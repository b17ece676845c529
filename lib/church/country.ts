const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Returns the ISO 3166 code, two capital letters, of a current country: 'UK' is 'GB'. Null for other texts. */
export function findCountry(text: string): string | null {
  const code = text.trim();
  if (!/^[A-Za-z]{2}$/.test(code)) return null;
  const today = new Intl.Locale(`und-${code}`).region ?? '';
  return names.of(today) && !notCountries.has(today) ? today : null;
}

/** Returns a country's English name by its code; the code itself if unknown. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Returns every country with its code, by name. */
export function listCountries(): { code: string; name: string }[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => findCountry(code) === code)
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
