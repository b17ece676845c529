import { expect, test } from 'vitest';
import { longerThanWindow } from '#lib/ministries/description-length.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';

test('a sentence fits its window, a few only on wide screens, a text with a list nowhere', () => {
  expect(longerThanWindow('<p>Coffee at nine.</p>')).toBeNull();
  expect(longerThanWindow(`<p>${'word '.repeat(44)}</p>`)).toBe('narrow');
  expect(longerThanWindow(fallbackMinistries[0]?.description ?? '')).toBe('wide');
});
