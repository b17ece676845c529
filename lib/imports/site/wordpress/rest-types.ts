import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import { sermonPlugins } from '../../wordpress/sermons.ts';
import { entriesAt, jsonOf, textAt } from '../builders/json-value.ts';
import type { RestReading } from './rest-list.ts';
import { restAddress } from './rest-root.ts';

/** A type of posts that comes in as pages or news. */
export interface EntryType {
  path: string;
  label: string;
  type: 'page' | 'post';
  isOptional?: true;
}

/** Types that are no pages of the site: those of WordPress, of editors, of calendars, and of programs. */
const hidden =
  /^(?:attachment|revision|nav_|wp_|elementor|e-|et_|fl-|vc_|jet|ct_|popup|tribe|tec_|ctc_|feedback|jp_|custom_css|mailpoet|forms?$|wpforms|wpcf7|acf|rm_|oembed|user_request|sfwd|shop_|podcast$)/;
const shops = /^(?:product|download)$/;
const mostTypes = 12;

/** Returns the types of posts of the site and where they are listed; pages and posts where it does not tell. */
export async function postTypes({ site, root }: RestReading) {
  const types = entriesAt(jsonOf(await site.get(restAddress(root, 'wp/v2/types', {}))));
  const listed = types.map(([type, about]) => ({
    type,
    path: `${textAt(about, 'rest_namespace') || 'wp/v2'}/${textAt(about, 'rest_base') || type}`,
    label: oneLine(textAt(about, 'name'), 60) || type,
  }));
  const isSermon = (type: string) => Object.hasOwn(sermonPlugins, type);
  const others = listed.filter(
    ({ type }) => !hidden.test(type) && !shops.test(type) && !isSermon(type) && !/^(?:page|post)$/.test(type),
  );
  const entries: EntryType[] = [
    { path: 'wp/v2/pages', label: messages.builders.pages, type: 'page' },
    { path: 'wp/v2/posts', label: messages.builders.posts, type: 'post' },
    ...others
      .slice(0, mostTypes)
      .map(({ path, label }) => ({ path, label, type: 'page' as const, isOptional: true as const })),
  ];
  return {
    entries,
    hasCalendar: listed.some(({ type }) => type === 'tribe_events'),
    sermons: listed.filter(({ type }) => isSermon(type)),
    problems: listed.filter(({ type }) => shops.test(type)).map(({ label }) => messages.builders.shop(label)),
  };
}
