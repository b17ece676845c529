import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isSettingsGroup, SettingsList } from '#components/church/settings-list.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import english from '#lib/language/generated/en.ts';
import { checklist } from '#lib/setup/checklist.ts';

const none = { events: 0, sermons: 0, ministries: 0, announcements: 0, prayer_requests: 0, services: 0 };

function listOf(church = defaultChurch, ownFacts: readonly StatedFact[] | undefined = []): string[] {
  const list = (
    <SettingsList
      church={church}
      ownFacts={ownFacts}
      current="address"
      unsaved={new Set(['look'])}
      onChoose={() => undefined}
    />
  );
  return renderToStaticMarkup(list).split('<li').slice(1);
}

test('the list of settings says what each group holds, which is open, unsaved or still the demo’s', () => {
  const items = listOf();
  const of = (group: string) => items.find((item) => item.includes(paths.churchSettingsOf(group))) ?? '';
  for (const [id, { title, holds }] of Object.entries(english.settingsGroups)) {
    expect(of(id)).toContain(title);
    expect(of(id)).toContain(holds);
  }
  expect(items.filter((item) => item.includes('aria-current="page"'))).toEqual([of('address')]);
  expect(items.filter((item) => item.includes(english.church.unsaved))).toEqual([of('look')]);
  expect(of('contact')).toContain(english.church.ofTheDemo);
  expect(of('services')).not.toContain(english.church.ofTheDemo);
  const isMarked = (item: string) => item.includes(english.church.ofTheDemo);
  const confirmed = listOf(defaultChurch, ['phone', 'email']);
  expect(confirmed.filter(isMarked)).toHaveLength(items.filter(isMarked).length - 1);
  const own = { ...defaultChurch, set_up_at: defaultChurch.updated_at };
  expect(listOf(own).join()).not.toContain(english.church.ofTheDemo);
});

test('every link to the settings names a group that there is', () => {
  const own = { services: defaultServices, facts: [], originals: [], untouched: none };
  const addresses = checklist(defaultChurch, defaultChurch, own).map(({ href }) => new URL(href, 'http://x'));
  const groups = addresses
    .filter(({ pathname }) => pathname === paths.churchSettings)
    .map(({ searchParams }) => searchParams.get('group'));
  expect(groups.length).toBeGreaterThan(4);
  for (const group of groups) expect(isSettingsGroup(group ?? '')).toBe(true);
});
