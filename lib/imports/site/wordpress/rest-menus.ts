import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import { textAt } from '../builders/json-value.ts';
import { menusOf } from '../pages/menus.ts';
import { type RestReading, shortList } from './rest-list.ts';

/** Notes the menus where anyone may read them, else those of the home page. */
export async function noteMenus(reading: RestReading, survey: SiteSurvey): Promise<void> {
  const items = await shortList(reading, 'wp/v2/menu-items', messages.builders.pages);
  if (items.length === 0) return void survey.menuItems.push(...menusOf(reading.site.home));
  const menus = await shortList(reading, 'wp/v2/menus', messages.builders.pages);
  const names = new Map(menus.map((menu) => [textAt(menu, 'id'), textAt(menu, 'name')]));
  for (const item of items) {
    const menu = textAt(item, 'menus');
    survey.menuItems.push({
      id: textAt(item, 'id'),
      menu: names.get(menu) ?? menu,
      above: textAt(item, 'parent') || '0',
      order: Number(textAt(item, 'menu_order')) || 0,
      label: oneLine(textAt(item, 'title', 'rendered'), 200),
      type: textAt(item, 'type') === 'post_type' ? 'post_type' : 'custom',
      object: textAt(item, 'object_id'),
      kind: textAt(item, 'object'),
      address: textAt(item, 'url'),
    });
  }
}
