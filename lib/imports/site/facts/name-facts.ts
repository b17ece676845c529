import { languages } from '#lib/core/language/languages.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { oneLine } from '../../markup/written-text.ts';
import { pictureOf, textOf } from '../json-ld.ts';
import type { FactReader, Found } from './found.ts';
import { quoted } from './found.ts';
import { churchNodes, copyrightName } from './own-name.ts';
import { plain } from './service-words.ts';

const longestName = 120;
/** Names that builders give to sites without one. */
const unnamed =
  /^(?:home|inicio|my site|mysite|my website|website|site|untitled|church|blog|mi sitio|welcome|page)$/;

/** Returns the church's name: by structured data, the site's name, and the line of its rights. */
export const nameFacts: FactReader = (page) => {
  const said = page.meta.get('og:site_name') ?? '';
  const rights = page.lines.flatMap(({ text, part }) => {
    const name = part === 'frame' ? copyrightName(text) : null;
    return name === null ? [] : [{ value: name, words: text }];
  });
  const nodes = churchNodes(page).map((node) => ({
    value: textOf(node.name),
    words: quoted('name', textOf(node.name)),
  }));
  return [...nodes, { value: said, words: `og:site_name: ${said}` }, ...rights]
    .map(({ value, words }) => ({ field: 'name', value: oneLine(value, longestName), words }))
    .filter(({ value }) => isName(value));
};

function isName(text: string): boolean {
  const bare = plain(text).trim();
  return bare.length > 2 && !unnamed.test(bare) && !/^[\w-]+\.\w{2,}$/.test(bare) && !/https?:|@/.test(bare);
}

/** Returns the language of the page, where the site speaks it. */
export const languageFacts: FactReader = ({ language }) => {
  const [base = ''] = language.toLowerCase().split(/[-_]/);
  const known = languages.find((each) => each === base);
  return known ? [{ field: 'language', value: known, words: `<html lang="${language}">` }] : [];
};

/** Returns the address of the church's logo. */
export const logoFacts: FactReader = (page) => {
  const stated = churchNodes(page).flatMap((node) => logoFact(pictureOf(node.logo), page.url));
  const [shown] = page.pictures.filter(
    ({ part, about, isHomeLink }) =>
      (part === 'frame' && /logo/i.test(about)) || (isHomeLink && /logo/i.test(about)),
  );
  const seen: Found[] = shown ? [{ field: 'logo', value: shown.src, words: `<img src="${shown.src}">` }] : [];
  return [...stated, ...seen].slice(0, 1);
};

function logoFact(address: string, url: URL): Found[] {
  const full = address === '' ? null : parsedUrl(address, url);
  if (!full || !/^https?:$/.test(full.protocol) || full.hash !== '') return [];
  return [{ field: 'logo', value: full.href, words: quoted('logo', address) }];
}
