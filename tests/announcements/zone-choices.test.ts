import { expect, test } from 'vitest';
import { zonesWith } from '#lib/announcements/choices.ts';

test('the zone that is set and the church’s own can be chosen, each once', () => {
  const added = (...zones: (string | undefined)[]) =>
    zonesWith(...zones).slice(0, -zonesWith().length || undefined);
  expect(added('UTC', 'Europe/Dublin')).toEqual([{ value: 'Europe/Dublin', label: 'Dublin' }]);
  expect(added('America/El_Paso', 'America/El_Paso')).toEqual([
    { value: 'America/El_Paso', label: 'El Paso' },
  ]);
  expect(added(undefined, 'America/Chicago')).toEqual([]);
});
