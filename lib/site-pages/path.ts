/** The maximum length of a path. */
export const longestPath = 200;

const newsFolder = '/news/';
const segment = '[a-z\\d-]*[a-z\\d][a-z\\d-]*';
const wholePath = new RegExp(`^/${segment}(?:/${segment}){0,2}$`);
const newsPath = new RegExp(`^${newsFolder}${segment}$`);

/**
 * Returns a typed path as it is stored: in lower case, with a slash before it and none behind; of a news post its last
 * segment is enough. Null for one that no page may have.
 */
export function typedPath(kind: string, typed: string): string | null {
  const plain = `/${typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^\/|\/$/g, '')}`;
  const path = kind === 'news' && !plain.startsWith(newsFolder) ? `/news${plain}` : plain;
  const form = kind === 'news' ? newsPath : wholePath;
  return path.length <= longestPath && form.test(path) ? path : null;
}

/** Returns the path of a slug. */
export function pathOfSlug(kind: string, slug: string): string {
  return kind === 'news' ? `${newsFolder}${slug}` : `/${slug}`;
}
