import type { Database } from '#lib/core/database/db.ts';
import type { Form, FormAnswer, Prisma } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  kind: 'sign_up',
  title: 'Camp sign-up',
  is_open: true,
} satisfies Partial<Prisma.FormUncheckedCreateInput>;

let made = 0;

/** Writes an open sign-up without an event, a capacity or questions, and returns its row. */
export function createForm(
  client: Database,
  overrides: Partial<Prisma.FormUncheckedCreateInput> = {},
): Promise<Form> {
  made += 1;
  return client.form.create({ data: { ...defaults, slug: `camp-${made}`, ...overrides } });
}

/** Writes a confirmed party of one and returns its row. */
export async function createFormAnswer(
  client: Database,
  overrides: Partial<Prisma.FormAnswerUncheckedCreateInput> & { form_id: string },
): Promise<FormAnswer> {
  const arrival = 1 + (await client.formAnswer.count({ where: { form_id: overrides.form_id } }));
  const defaults = { arrival, state: 'confirmed', name: 'Ruth', email: 'ruth@example.org' };
  return client.formAnswer.create({ data: { ...defaults, ...overrides } });
}
