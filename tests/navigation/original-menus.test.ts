import { expect, test } from 'vitest';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { originalMenus } from '#lib/navigation/original-menus.ts';
import { inChurch } from '#tests/support/church.ts';

const mainMenu = (facts: Partial<Church>) =>
  inChurch({ ...facts }, () => originalMenus().main.map(({ label }) => label));

const everyPage = ['Home', 'Ministries', 'Events', 'Sermons', 'Giving', 'Resources', 'About'];

test('the demo leads to every page, whatever it has', () => {
  expect(mainMenu({})).toEqual(everyPage);
  expect(mainMenu({ resources: [] })).toEqual(everyPage);
});

test('a site that began empty leads to its resources once it has any', () => {
  const withOne = { is_demo: false, resources: defaultChurch.resources.slice(0, 1) };
  expect(mainMenu({ ...withOne, resources: [] })).toEqual(everyPage.filter((each) => each !== 'Resources'));
  expect(mainMenu(withOne)).toEqual(everyPage);
});
