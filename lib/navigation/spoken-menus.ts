import { firstTag } from '#lib/core/church/locale.ts';
import { rowLanguage } from '#lib/core/translations/row-language.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { menuTexts } from './menu-texts.ts';
import type { Navigation } from './schema.ts';

/** Returns the menus in the language of the current request: entries without a translation name that of their label. */
export function spokenMenus(navigation: Navigation): Navigation {
  const language = rowLanguage()?.language;
  // The catalogue has the built-in menus in both languages.
  if (language && navigation.updated_at === null) return { ...navigation, language, translated: 'whole' };
  const { untranslated = [], ...spoken } = spokenRow(
    { table: 'navigation', id: 1, texts: menuTexts },
    navigation,
  );
  if (untranslated.length === 0) return spoken;
  const lang = firstTag();
  const marked = <Link>(place: string, link: Link) => ({
    ...link,
    ...(untranslated.includes(`${place}.label`) && { lang }),
  });
  const menu = (name: 'main' | 'footer') =>
    spoken[name].map((entry, at) => {
      const place = `${name}.${at}`;
      const children = entry.children.map((child, below) => marked(`${place}.children.${below}`, child));
      return { ...marked(place, entry), children };
    });
  return { ...spoken, main: menu('main'), footer: menu('footer') };
}
