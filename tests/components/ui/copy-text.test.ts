import { expect, test, vi } from 'vitest';
import { copyText } from '#components/ui/links/copy-text.ts';

test.each([
  ['copies', async () => undefined, true],
  ['is refused', () => Promise.reject(new Error('not allowed')), false],
])('a browser that %s', async (_, writeText, isCopied) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link')).toBe(isCopied);
});

test('a browser without HTTPS has no clipboard, and copies nothing', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('a link')).toBe(false);
});
