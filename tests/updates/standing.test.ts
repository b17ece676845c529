import { expect, test } from 'vitest';
import type { Release, RootState } from '#lib/updates/schema.ts';
import { nextUpdateNight, standingOf, type UpdateFacts } from '#lib/updates/standing.ts';
import { inChurch } from '#tests/support/church.ts';

const release = (version: string, more: Partial<Release> = {}): Release => ({
  ...{ version, date: '2031-05-30', is_security: false, notes: { en: 'New.' } },
  ...more,
});
const root = (more: Partial<RootState>): RootState => ({
  ...{ step: 'done', from: '1.0.0', to: '1.1.0', because: null, detail: null },
  ...{ began_at: '2031-06-01T08:45:00.000Z', ended_at: '2031-06-01T08:47:00.000Z' },
  ...{ copy_seconds: null, can_go_back: false, ...more },
});
const standing = (more: Partial<UpdateFacts> = {}) =>
  standingOf({
    ...{ version: '1.0.0', releases: [release('1.1.0'), release('1.0.0')], wish: null, root: null },
    ...{ choice: { refused_version: null, put_away: null }, ...more },
  });
const later = { version: '1.1.0', at: '2031-06-02T08:45:00.000Z' };

test.each<[string, string, Partial<UpdateFacts>]>([
  ['a newer release', 'available', {}],
  ['none newer', 'current', { version: '1.1.0' }],
  ['only older ones', 'current', { version: '2.0.0' }],
  ['nothing known', 'current', { releases: [] }],
  ['a version for trials', 'current', { releases: [release('1.1.0-beta.1')] }],
  ['a refused version', 'current', { choice: { refused_version: '1.1.0', put_away: null } }],
  ['another one refused before', 'available', { choice: { refused_version: '1.0.9', put_away: null } }],
  ['a wish', 'planned', { wish: later }],
  ['a wish that came true', 'current', { version: '1.1.0', wish: later }],
  [
    'a wish that root takes up',
    'updating',
    { wish: later, root: root({ step: 'fetching', ended_at: null }) },
  ],
  ['a trial', 'updating', { version: '1.1.0', root: root({ step: 'probation', ended_at: null }) }],
  ['a way back under way', 'updating', { root: root({ step: 'went_back', ended_at: null }) }],
  ['a way back', 'went_back', { root: root({ step: 'went_back' }) }],
  ['a way back without a release to see', 'went_back', { releases: [], root: root({ step: 'went_back' }) }],
  ['a new wish after a way back', 'planned', { root: root({ step: 'went_back' }), wish: later }],
  ['a later update that was accepted', 'current', { version: '1.1.0', root: root({ step: 'went_back' }) }],
  ['an update that is done', 'current', { version: '1.1.0', root: root({ step: 'done' }) }],
])('%s: %s', (_what, state, facts) => {
  expect(standing(facts).state).toBe(state);
});

test('a way back is told until it is put away', () => {
  const facts = { root: root({ step: 'went_back' }) };
  const putAway = (at: string) => ({ refused_version: null, put_away: new Date(at) });
  expect(standing({ ...facts, choice: putAway('2031-05-01T00:00:00Z') }).state).toBe('went_back');
  expect(standing({ ...facts, choice: putAway('2031-06-01T08:47:00.000Z') }).state).toBe('available');
});

test('a wish is planned until root takes it up, and again where others were at work', () => {
  const wish = { version: '1.1.0', at: '2031-06-01T08:40:00.000Z' };
  const taken = (because: RootState['because']) =>
    standing({ wish, root: root({ step: 'refused', because }) });
  expect(taken('busy').state).toBe('planned');
  expect(taken('disk')).toMatchObject({ state: 'available', root: { because: 'disk' } });
});

test('an update closes a security hole where any release on the way does', () => {
  const releases = [release('1.2.0'), release('1.1.0', { is_security: true }), release('1.0.0')];
  expect(standing({ releases })).toMatchObject({ isSecurity: true, offered: { version: '1.2.0' } });
  expect(standing({ releases, version: '1.1.0' }).isSecurity).toBe(false);
});

test('tonight is 3:45 on the church’s clock', () => {
  const next = (now: string) =>
    inChurch({ time_zone: 'America/Chicago' }, () => nextUpdateNight(new Date(now)).toISOString());
  expect(next('2031-06-02T14:00:00Z')).toBe('2031-06-03T08:45:00.000Z');
  expect(next('2031-06-03T06:00:00Z')).toBe('2031-06-03T08:45:00.000Z');
  expect(next('2031-06-03T08:45:00Z')).toBe('2031-06-04T08:45:00.000Z');
  expect(next('2031-11-02T02:00:00Z')).toBe('2031-11-02T09:45:00.000Z');
});
