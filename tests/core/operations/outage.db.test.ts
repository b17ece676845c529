import { expect, test } from 'vitest';
import { GET as health } from '#app/api/health/route.ts';
import { noteFullDisk } from '#lib/core/operations/outage.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase();

/** Makes every new redirect fail with this error of the database. */
async function failWith(statement: string, work: () => Promise<void>): Promise<void> {
  await sql(
    `CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NEW; END $$`,
  );
  await sql('CREATE TRIGGER fail_now BEFORE INSERT ON redirects FOR EACH ROW EXECUTE FUNCTION fail_now()');
  try {
    await work();
  } finally {
    await sql('DROP FUNCTION fail_now CASCADE');
    noteFullDisk(0);
  }
}

const write = () => {
  session.actor.mockResolvedValue(staff);
  return callApi('POST /api/redirects', { body: { from_path: '/old', to_path: '/about' } });
};

const askHealth = async () => {
  const answer = await health();
  return { status: answer.status, body: await answer.json() };
};

test('a full disk of the database is 503 in words, and the health of the site tells', async () => {
  expect(await askHealth()).toEqual({ status: 200, body: { status: 'ok' } });
  await failWith(`RAISE EXCEPTION USING ERRCODE = '53100'`, async () => {
    const { status, body } = await write();
    expect([status, body.detail]).toEqual([503, expect.stringContaining('disk of the site is full')]);
    expect(await askHealth()).toMatchObject({ status: 503, body: { reason: 'disk_full' } });
  });
  expect(await askHealth()).toMatchObject({ status: 200 });
});

test.each(['53200', '53400', '57P01', '57P02', '57P03', '58030'])(
  'a database that fails with %s while something is written is not available',
  async (state) => {
    await failWith(`RAISE EXCEPTION USING ERRCODE = '${state}'`, async () => {
      expect(await write()).toMatchObject({ status: 503, body: { title: 'Not available' } });
    });
  },
);

test('a connection that ends within a transaction is not available', async () => {
  await failWith('PERFORM pg_terminate_backend(pg_backend_pid())', async () => {
    expect(await write()).toMatchObject({ status: 503, body: { title: 'Not available' } });
  });
});
