import 'server-only';
import { listOwnFacts } from '#lib/church/church-rows.ts';
import { findChurch } from '#lib/church/queries.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';
import { type PageTextKey, pageTextKeys, pageTextRegister } from '#lib/page-texts/register.ts';
import { isWithoutName } from '#lib/site-address/decided-by.ts';
import { checklist, type Setup } from './checklist.ts';
import { countsOf, findUntouchedDemo } from './demo-content.ts';
import { findMainService } from './main-service.ts';

/** Returns the progress of the setup: the church's facts, and what still describes the demo church. */
export const findSetup = privateQuery({
  name: 'findSetup',
  access: 'settings',
  input: noInput,
  run: async (): Promise<Setup> => {
    const [church, facts, texts, untouched, services] = await Promise.all([
      findChurch({}),
      listOwnFacts(db()),
      findPageTexts({}),
      findUntouchedDemo(db()).then(countsOf),
      knownRegularServices(),
    ]);
    const originals = pageTextKeys.filter(
      (key) => texts[key].is_original && isComplete(key, texts[key].value),
    );
    const own = { facts, originals, untouched, services };
    const service = await findMainService(services);
    const demo = defaultChurchIn(church.language);
    const checks = checklist(church, demo, own);
    return {
      church,
      demo,
      ownFacts: facts,
      service,
      untouched,
      checks,
      isWithoutName: isWithoutName(),
    };
  },
});

/** Returns whether a list has entries to confirm. */
function isComplete(key: PageTextKey, value: unknown): boolean {
  return pageTextRegister[key].schema.safeParse(value).success;
}
