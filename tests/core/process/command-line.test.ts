import { expect, test, vi } from 'vitest';
import { howToStart, readSettings, typedCommand } from '#lib/core/process/env.ts';

test('where there are sources, a command is typed by npm, which wants two hyphens before what goes along', () => {
  expect(typedCommand('sweep-uploads')).toBe('npm run uploads:sweep');
  expect(typedCommand('sweep-uploads', '--delete')).toBe('npm run uploads:sweep -- --delete');
  expect(howToStart()).toBe('with npm start');
});

test('in the image, which has no npm, a command has its own name', () => {
  vi.stubEnv('RUNS_AS', 'container');
  expect(typedCommand('sweep-uploads')).toBe('belltower sweep-uploads');
  expect(typedCommand('sweep-uploads', '--delete')).toBe('belltower sweep-uploads --delete');
  expect(howToStart()).toBe('with its container');
  expect(() => readSettings({ ADMIN_PASSWORD_HASH: 'not hashed' })).toThrow(
    'must be the line that belltower hash-password prints',
  );
});

test('a command of a further site of the machine names that site', () => {
  vi.stubEnv('RUNS_AS', 'belltower-st-marys.service');
  expect(typedCommand('staff-owner', 'EMAIL')).toBe('belltower --site st-marys staff-owner EMAIL');
  vi.stubEnv('RUNS_AS', 'belltower.service');
  expect(typedCommand('claim')).toBe('belltower claim');
});
