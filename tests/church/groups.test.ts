import { expect, test } from 'vitest';
import { churchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups, groupOf } from '#lib/church/groups.ts';
import { demoFields } from '#lib/church/is-of-demo.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';

const names = Object.keys(churchGroups) as ChurchGroup[];

test('every fact that staff write belongs to one group', () => {
  const { set_up_at, is_demo, updated_at, ...facts } = defaultChurch;
  expect(names.flatMap((name) => churchGroups[name].fields).sort()).toEqual(Object.keys(facts).sort());
  expect(groupOf(['street', 'country'])).toBe('address');
  expect(groupOf(['street', 'phone'])).toBeUndefined();
});

test('what is still the demo’s is told until the site is set up', () => {
  expect(demoFields({ ...defaultChurch, phone: null }, 'contact', [])).toEqual(['email']);
  expect(demoFields(defaultChurch, 'look', [])).toEqual([]);
  expect(demoFields({ ...defaultChurch, set_up_at: defaultChurch.updated_at }, 'contact', [])).toEqual([]);
});

test('a fact that staff confirmed is the church’s own, though it reads like the demo’s', () => {
  expect(demoFields(defaultChurch, 'name', [])).toEqual(['name', 'short_name', 'kind']);
  expect(demoFields(defaultChurch, 'name', ['kind'])).toEqual(['name', 'short_name']);
});

test('a form holds texts, and a row for each card of the resources', () => {
  const church = { ...defaultChurch, latitude: null, time_zone: 'America/New_York', resources: [] };
  expect(churchValues(church, churchGroups.address.fields)).toMatchObject({
    latitude: '',
    longitude: String(church.longitude),
  });
  expect(churchValues(church, churchGroups.zone.fields)).toEqual({ time_zone: 'America/New York' });
  expect(churchValues(church, churchGroups.look.fields)).toEqual({
    logo_url: '',
    mark_url: '',
    accent_color: '',
    second_color: '',
    hero: 'hills',
  });
  expect(churchValues(church, churchGroups.resources.fields).resources).toEqual(
    Array(3).fill({ name: '', url: '' }),
  );
});
