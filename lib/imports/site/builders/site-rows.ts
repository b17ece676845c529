import type { SourceContext, SourceItem } from '../../source.ts';
import { documentItems } from '../../wordpress/pages/document-records.ts';
import { menuItems } from '../../wordpress/pages/menu-records.ts';
import { pageItems } from '../../wordpress/pages/page-records.ts';
import { SitePlan } from '../../wordpress/pages/site-plan.ts';
import type { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import type { ItemSpool } from './item-spool.ts';

/** Yields pages, news, documents and menus, once all that they may lead to is known. */
export async function* siteRows(
  spool: ItemSpool,
  survey: SiteSurvey,
  { takenPaths, signal }: SourceContext,
): AsyncGenerator<SourceItem> {
  const plan = new SitePlan(survey, takenPaths);
  for await (const item of spool.items()) {
    signal.throwIfAborted();
    yield* pageItems(item, plan, true);
  }
  yield* documentItems(plan);
  yield* menuItems(survey, plan);
  yield* plan.problems.map((problem) => ({ problem }));
}
