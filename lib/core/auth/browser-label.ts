/** Browsers and systems by a word of their `User-Agent`, the more special ones first. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns what a person may recognize a browser by, such as 'Firefox, Windows'; empty for an unknown one. */
export function browserLabel(userAgent: string | null | undefined): string {
  const found = [browsers, systems].map((names) => names.find(([word]) => userAgent?.includes(word))?.[1]);
  return found.filter(Boolean).join(', ');
}
