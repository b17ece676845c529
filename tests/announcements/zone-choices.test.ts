import { expect, test } from 'vitest';
import { zonesWith } from '#lib/announcements/choices.ts';

test('the zone that is set and the church’s own can be chosen, each once', () => {
  const added = (...zones: (string | undefined)[]) =>
    zonesWith(...zones).slice(0, -zonesWith().length || undefined);
  expect(added('UTC', 'Europe/Dublin')).toEqual([{ value: 'Europe/Dublin', label: 'Ireland Time (Dublin)' }]);
  expect(added('America/Menominee', 'America/Menominee')).toEqual([
    { value: 'America/Menominee', label: 'Central Time (Menominee)' },
  ]);
  expect(added(undefined, 'America/Chicago')).toEqual([]);
});
