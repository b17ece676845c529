/** Returns the address under which a ChurchTools has its API, from any address of its pages. */
export function baseOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/(?:api|index\.php|login|dashboard|calendar|groups)?\/*$/i, '')}`;
}
