import { describe, expect, test } from 'vitest';
import { updateChurch } from '#lib/church/commands.ts';
import { findChurch } from '#lib/church/queries.ts';
import { church } from '#lib/core/church/church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/platform/db.ts';
import english from '#lib/language/generated/en.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

describe('the church’s facts', () => {
  test('are those of its file until staff state some, and what is not named stays', async () => {
    expect(await findChurch({})).toEqual(defaultChurch);
    const { updated_at } = await findChurch({});
    const saved = await updateChurch.execute(staff, { name: 'Saint Ann’s', if_match: updated_at });
    expect(saved).toEqual({ ...defaultChurch, name: 'Saint Ann’s', updated_at: saved.updated_at });
    expect(await findChurch({})).toEqual(saved);
  });

  test('are checked with those that stay, and a refusal changes nothing', async () => {
    await updateChurch.execute(staff, { country: 'NZ', phone: '09 555 0155' });
    const refused = updateChurch.execute(staff, { name: 'Saint Ann’s', phone: '555' });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { phone: [english.church.invalidPhone] } },
    });
    expect(await findChurch({})).toMatchObject({ name: church.name, phone: '09 555 0155' });
  });

  test('stay one row', async () => {
    await Promise.all([
      updateChurch.execute(staff, { city: 'Round Rock' }),
      updateChurch.execute(staff, { kind: 'Lutheran church' }),
    ]);
    expect(await db().church.findMany()).toMatchObject([{ city: 'Round Rock', kind: 'Lutheran church' }]);
  });
});
