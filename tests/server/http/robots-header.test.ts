import { expect, test } from 'vitest';
import { injectRequest } from '#server/http/inject.ts';
import { withRobotsHeader } from '#server/http/robots-header.ts';

const application = withRobotsHeader((_request, response) => void response.end('here'));
const robots = async (url: string) =>
  (await injectRequest(application, { method: 'GET', url, headers: {} })).headers['x-robots-tag'];

test('search engines are told by a header to leave the staff pages and the API', async () => {
  for (const url of ['/prayer-admin', '/announcement-admin?x=1', '/api/events?from=2026-01-01'])
    expect(await robots(url), url).toBe('noindex, nofollow');
  for (const url of ['/', '/events/one', '/sermons?page=2', '/calendar.ics'])
    expect(await robots(url), url).toBeUndefined();
});
