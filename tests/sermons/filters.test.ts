import { expect, test, vi } from 'vitest';
import { isFiltered, libraryPath, noFilters, readFilters } from '#lib/sermons/filters.ts';

test('an address is read back as it was written', () => {
  const filters = {
    search: 'love & 100%',
    series: ['Ruth'],
    speaker: ['Guest Speaker', 'Lead Pastor'],
    hasAllSeries: true,
  };
  const path = libraryPath(filters, 3);
  const query = new URL(path, 'https://church.test').searchParams;
  const read = readFilters({
    search: query.get('search') ?? undefined,
    series: query.getAll('series'),
    speaker: query.getAll('speaker'),
    all: query.get('all') ?? undefined,
    page: query.get('page') ?? undefined,
  });
  expect(read).toEqual({ ...filters, page: 3 });
});

test('the same filters give the same address, in whatever order they were chosen', () => {
  expect(libraryPath({ ...noFilters, series: ['B', 'A'] })).toBe(
    libraryPath({ ...noFilters, series: ['A', 'B'] }),
  );
  expect(libraryPath(noFilters)).toBe('/sermons');
});

test.each(['0', '-1', 'two', '1e3', '', undefined, ['2', '3']])('a page of %j is the first page', (page) => {
  expect(readFilters({ page }).page).toBe(1);
});

test('blank and repeated names are no filter', () => {
  const { page: _, ...filters } = readFilters({ search: '  ', series: ['', ' '], speaker: ['A', 'A '] });
  expect(filters).toEqual({ ...noFilters, speaker: ['A'] });
  expect(isFiltered({ ...filters, speaker: [] })).toBe(false);
});

test('a browser whose URLSearchParams has no size (Safari before 17, Firefox before 112) gets the same address', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  expect(libraryPath({ ...noFilters, search: 'psalm' })).toBe('/sermons?search=psalm');
});
