import { expect, test, vi } from 'vitest';
import { log } from '#lib/core/process/log.ts';
import { finalizePublicResponse, missedPatternsMessage } from '#server/html/finalize.ts';

const captured = (status: number) => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<html id="__next_error__"><head></head><body></body></html>'),
});

// The warning is logged once per process: this file starts with fresh modules.
test('a page that Next wrote otherwise is told once, what it answers in the place of a page that is not there never', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const finalize = (status: number) =>
    finalizePublicResponse(captured(status), {
      headers: {},
      styleSheets: new Map(),
      starter: '',
      markup: new Map(),
      scripts: new Set(),
      isPage: true,
    });
  finalize(404);
  expect(warn).not.toHaveBeenCalled();
  finalize(200);
  finalize(200);
  expect(warn.mock.calls).toEqual([[expect.anything(), missedPatternsMessage]]);
});
