import { expect, test, vi } from 'vitest';
import { currentServices } from '#lib/core/church/current-church.ts';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { inChurch } from '#tests/support/church.ts';

vi.mock('#lib/core/database/db.ts');

test.each([
  ['the demo has its own services', true, defaultServices.map(({ name }) => name)],
  ['another site has none', false, []],
])('before the services were read, %s', async (_what, is_demo, names) => {
  vi.mocked(db).mockImplementation(() => {
    throw new Error('no database');
  });
  const failed = vi.spyOn(log, 'error').mockReturnValue(undefined);
  await inChurch({ is_demo }, async () => {
    expect(currentServices().map(({ name }) => name)).toEqual(names);
    expect((await knownRegularServices()).map(({ name }) => name)).toEqual(names);
  });
  expect(failed).toHaveBeenCalledOnce();
});
