import { createHash } from 'node:crypto';
import { church } from '#lib/core/church/church.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurch, defaultChurchIn } from '#lib/core/church/default-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { baseLanguage, type LanguageTag } from '#lib/core/language/languages.ts';
import { env } from '#lib/core/platform/env.ts';
import { fillServices } from '#prisma/fill-services.ts';
import { fillFirstPages } from '#prisma/first-pages.ts';

/** The digest of the demo's church file. */
export const demoDigest = '27f1eb08ecb6a74c52e13da69c6a019af2726b6c7d42cbb5ae76b14f650d4493';

/**
 * Creates the church's row, its services and first pages at the first start, from the church's file; with an edited file the site
 * counts as set up. An existing row stays unchanged. With `isEmpty`, for a site without demo content, only the required
 * facts of the demo's church are used.
 */
export async function fillChurch(
  client: PrismaClient,
  {
    file = church,
    isEmpty = false,
    language = env().SITE_LANGUAGE,
  }: { file?: object; isEmpty?: boolean; language?: LanguageTag } = {},
): Promise<void> {
  await client.$transaction(async (transaction) => {
    // The activity log contains changes of people only.
    await transaction.$executeRaw`SELECT set_config('belltower.activity', 'off', true)`;
    const set_up_at = digestOf(file) === demoDigest ? null : new Date();
    // An edited file says what it says.
    const { opening_hours, resources, ...facts } = set_up_at ? defaultChurch : defaultChurchIn(language);
    // A picture that staff had published stays visible.
    const pictures = await transaction.siteSettings.count({ where: { hero_background_url: { not: null } } });
    const hero = pictures > 0 ? 'picture' : facts.hero;
    const { count } = await transaction.church.createMany({
      data: [
        {
          ...facts,
          language,
          hero,
          opening_hours,
          resources,
          ...(isEmpty && withoutClaims),
          set_up_at,
          updated_at: new Date(),
        },
      ],
      skipDuplicates: true,
    });
    if (count > 0) {
      const written = set_up_at ? 'en' : baseLanguage(language);
      await fillServices(transaction, churchToday(), { isStreamed: !isEmpty, language: written });
      await fillFirstPages(transaction, {
        language: baseLanguage(language),
        isDemo: !isEmpty && !set_up_at,
      });
    }
  });
}

/** Facts that not every church has. */
const withoutClaims = {
  is_demo: false,
  founded_year: null,
  building_year: null,
  giving_url: null,
  giving_text_number: null,
  giving_text_example: null,
  facebook_url: null,
  instagram_url: null,
  youtube_url: null,
  vimeo_url: null,
  opening_hours: [],
  resources: [],
} satisfies Partial<Church>;

/** Returns the SHA-256 of the facts in hexadecimal. */
export function digestOf(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
