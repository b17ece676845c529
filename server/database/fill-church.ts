import { createHash } from 'node:crypto';
import { church } from '#lib/core/church/church.ts';
import { defaultChurch, defaultChurchIn } from '#lib/core/church/default-church.ts';
import { emptyChurchIn } from '#lib/core/church/empty-church.ts';
import type { Database } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { baseLanguage, type LanguageTag } from '#lib/core/language/languages.ts';
import { env } from '#lib/core/process/env.ts';
import { fillServices } from '#prisma/fill-services.ts';
import { fillFirstPages } from '#prisma/first-pages.ts';

/** The digest of the demo's church file. */
export const demoDigest = '27f1eb08ecb6a74c52e13da69c6a019af2726b6c7d42cbb5ae76b14f650d4493';

/**
 * Creates the church's row, its services and first pages at the first start, from the church's file; with an edited file the site
 * counts as set up. An existing row stays unchanged. With `isEmpty`, for a site without demo content, nothing is stated that
 * only the church can state; the services to begin with are not streamed.
 */
export async function fillChurch(client: PrismaClient, how: Filling = {}): Promise<void> {
  await client.$transaction(async (transaction) => {
    // The activity log contains changes of people only.
    await transaction.$executeRaw`SELECT set_config('belltower.activity', 'off', true)`;
    await addChurch(transaction, how);
  });
}

interface Filling {
  file?: object;
  isEmpty?: boolean;
  language?: LanguageTag;
}

/** Does the same in the caller's transaction. */
export async function addChurch(
  transaction: Database,
  { file = church, isEmpty = false, language = env().SITE_LANGUAGE }: Filling,
): Promise<void> {
  const firstChurchIn = isEmpty ? emptyChurchIn : defaultChurchIn;
  const set_up_at = digestOf(file) === demoDigest ? null : new Date();
  // An edited file says what it says.
  const { opening_hours, resources, ...facts } = set_up_at ? defaultChurch : firstChurchIn(language);
  // A picture that staff had published stays visible.
  const pictures = await transaction.siteSettings.count({ where: { hero_background_url: { not: null } } });
  const hero = pictures > 0 ? 'picture' : facts.hero;
  const row = { ...facts, language, hero, opening_hours, resources, set_up_at, updated_at: new Date() };
  const { count } = await transaction.church.createMany({ data: [row], skipDuplicates: true });
  if (count === 0) return;
  const written = set_up_at ? 'en' : baseLanguage(language);
  await fillServices(transaction, churchToday(), { isStreamed: !isEmpty, language: written });
  await fillFirstPages(transaction, { language: baseLanguage(language), isDemo: !isEmpty && !set_up_at });
}

/** Returns the SHA-256 of the facts in hexadecimal. */
export function digestOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
