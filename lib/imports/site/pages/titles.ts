const separators = /\s+[|–—·•:»-]\s+/;

/**
 * Returns a function that removes the site's name from titles: the first or last part of most of them, or
 * that pages say is the site's name.
 */
export function titlesWithoutName(
  titles: readonly string[],
  siteNames: readonly string[],
): (title: string) => string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const parts = title.split(separators);
    for (const part of new Set([parts[0], parts.at(-1)])) {
      const name = plain(part ?? '');
      if (parts.length > 1) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const named = new Set(siteNames.map(plain).filter(Boolean));
  const isName = (part: string) => {
    const count = counts.get(plain(part)) ?? 0;
    return named.has(plain(part)) || (count >= 2 && count * 2 >= titles.length);
  };
  return (title) => {
    const parts = title.split(separators);
    if (parts.length < 2) return isName(title) ? '' : title.trim();
    const last = parts.at(-1) ?? '';
    const first = parts[0] ?? '';
    if (isName(last))
      return title
        .slice(0, title.lastIndexOf(last))
        .replace(/\s+[|–—·•:»-]\s*$/, '')
        .trim();
    if (isName(first))
      return title
        .slice(first.length)
        .replace(/^\s*[|–—·•:»-]\s+/, '')
        .trim();
    return title.trim();
  };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
