import { expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { readersOfTopic } from './people.ts';

vi.mock('#lib/letters/render/render-letter.ts', () => ({
  renderLetter: () => Promise.reject(new Error('a fault')),
}));

useDatabase({ as: staff });

test('a letter that cannot be drawn is refused, and stays a draft', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  await readersOfTopic('news', ['ann@example.org']);
  const { id } = await createLetter(db());
  const { status, body } = await callApi(`POST /api/letters/${id}/send`, { body: {} });
  expect([status, body.detail]).toEqual([422, messages.letters.notDrawn]);
  expect(await db().letter.findUnique({ where: { id } })).toMatchObject({ state: 'draft', send_at: null });
  expect(await db().mail.count()).toBe(0);
  expect(logged).toHaveBeenCalledOnce();
});
