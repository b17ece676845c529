import { expect, test } from 'vitest';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { setupSteps, stepOf, stepsOf } from '#lib/setup/steps.ts';

const untouched = { events: 0, sermons: 0, announcements: 0, prayer_requests: 0, ministries: 0, services: 0 };
const church = { ...defaultChurchIn('en'), is_demo: false };

test('the old site is asked for in the second step, of every site', () => {
  expect(setupSteps.indexOf('site')).toBe(1);
  expect(stepsOf({ church, untouched, isWithoutName: false })).toEqual([
    'church',
    'site',
    'services',
    'words',
    'look',
    'ready',
  ]);
  expect(stepOf('site')).toBe('site');
});
