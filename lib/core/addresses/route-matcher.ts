/**
 * Returns a function that finds a path's row by address: `[id]` is one row's id, `[slug]` its slug, and so on;
 * fixed addresses win.
 */
export function routeMatcher<Row>(
  rows: readonly (readonly [path: string, row: Row])[],
): (path: string) => Row | undefined {
  const fixed = new Map(rows.filter(([path]) => !path.includes('[')));
  const patterns = rows
    .filter(([path]) => path.includes('['))
    .map(([path, row]) => ({ row, pattern: patternOf(path) }));
  return (path) => fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.row;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace('.', '\\.').replaceAll(/\[\w+\]/g, '[A-Za-z0-9_-]{1,100}')}$`);
}
