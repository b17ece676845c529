import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { strayPasskeys } from '#server/database/stray-passkeys.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url } = useDatabase();

test('passkeys of an old address are counted, and those of the address that the site has are not', async () => {
  const { id: staff_id } = await createStaff(db());
  const hosts = ['old.test', 'old.test', 'old.test', 'older.test', 'church.test'];
  await db().passkey.createMany({
    data: hosts.map((rp_id, index) => ({
      ...{ staff_id, rp_id, name: 'Phone' },
      credential_id: String(index),
      public_key: new Uint8Array(1),
    })),
  });
  expect(await strayPasskeys(url, 'https://church.test')).toEqual([
    expect.stringContaining('3 passkeys belong to the old address old.test, not to church.test'),
    expect.stringContaining('1 passkey belongs to the old address older.test'),
  ]);
});
