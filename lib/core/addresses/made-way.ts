/** What a first segment gets, and what a number follows where that is taken, too. */
const ending = '-page';

/** Returns the nth first segment for what stood at one that the site has itself: 'letters-page', 'letters-page-2'. */
export function segmentAside(segment: string, number: number): string {
  return number === 1 ? segment + ending : `${segment}${ending}-${number}`;
}

/** Returns whether a page has left its first segment to the site. */
export function hasMadeWay(from: string, to: string): boolean {
  const [, before = '', ...rest] = from.split('/');
  const [, after = '', ...restAfter] = to.split('/');
  const number = after.slice(before.length + ending.length);
  return (
    after.startsWith(before + ending) && /^(?:-\d+)?$/.test(number) && rest.join('/') === restAfter.join('/')
  );
}
