import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceItem } from '../../source.ts';
import { menuItems } from '../../wordpress/pages/menu-records.ts';
import type { ReadWay } from '../site.ts';
import { crawl } from './crawl.ts';
import { menusOf } from './menus.ts';
import { pageItems } from './page-items.ts';
import { surveyOf } from './page-survey.ts';
import { SitePagesPlan } from './site-pages-plan.ts';

const mostNamed = 30;

/** Reads any site by its pages: all of them first, since what stands on half of them is their frame. */
export const readPages: ReadWay = async function* (site, context) {
  const { pages: crawled, documents } = yield* crawl(site, context);
  if (crawled.length === 0) throw new AppError('invalid', messages.oldSite.nothing);
  const { pages, frame } = yield* surveyOf(site, crawled, context.timeZone);
  const plan = new SitePagesPlan(site, pages, documents, context.takenPaths);
  for (const page of pages) {
    const answer = await site.get(page.address);
    if (answer) yield* pageItems(page, answer.text, frame, plan);
  }
  for (const address of documents) plan.documentOf(address, '', null, address, true);
  yield* documentItems(plan);
  const menus = menusOf(site.home);
  yield* menuItems({ menuItems: menus, entries: [], facts: { terms: new Map() } }, plan);
  yield* plan.problems.map((problem) => ({ problem }));
  yield* leftItems(plan);
};

function documentItems({ documents }: SitePagesPlan): SourceItem[] {
  return [...documents.values()].map(({ id, key, title: given, file_name, category, address }) => {
    const title = given || file_name.replace(/\.pdf$/i, '');
    const values = { title, file_name, category };
    return { record: { table: 'documents', key, title, id, values, pictures: { file: address } } };
  });
}

function leftItems({ left }: SitePagesPlan): SourceItem[] {
  const named = [...left].slice(0, mostNamed);
  if (named.length === 0) return [];
  return [{ problem: messages.oldSite.leftFiles(named.join(' '), left.size - named.length) }];
}
