import { messages } from '#lib/language/messages.ts';
import { textWithin } from '../../wordpress/pages/markup.ts';
import { builderOf } from '../builder.ts';
import type { SiteAnswer } from '../site.ts';
import { bodyOf } from './page-tree.ts';

const fewestWords = 15;
const wall =
  /\b(?:cf-(?:chl|challenge)|challenge-platform|_Incapsula_|captcha-delivery|px-captcha|sucuri_cloudproxy|ddos-guard)|<title>\s*(?:Just a moment|Attention Required|Access denied|Robot Check)/i;

/** Returns why a page cannot be read, in words: its status, a login, a wall against robots, or scripts; null if it can. */
export function hindranceOf(answer: SiteAnswer): string | null {
  const { status, headers, text } = answer;
  const words = messages.oldSite.hindrances;
  const isWall = headers['cf-mitigated'] !== undefined || (wall.test(text) && status !== 200);
  if (isWall || status === 429) return words.wall(status);
  if (status === 401 || status === 403) return words.login(status);
  if (status >= 400 || status === 0) return words.status(status);
  const body = bodyOf(text);
  const shown = body.map((node) => ('attribs' in node ? textWithin(node) : '')).join(' ');
  const count = shown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const isLogin = /<input\b[^<>]{0,300}\btype=["']?password\b/i.test(text);
  if (isLogin && count < 60) return words.login(status);
  if (count < fewestWords && wall.test(text)) return words.wall(status);
  if (count < fewestWords && /<script\b/i.test(text) && isDrawnByScripts(text))
    return words.scripts[builderOf(answer)];
  return null;
}

/** Whether the page has a place that scripts draw into, or asks for them. */
function isDrawnByScripts(text: string): boolean {
  return (
    /<div\b[^<>]{0,200}\bid=["']?(?:root|app|__next|__nuxt|SITE_CONTAINER|site-root|svelte)\b/i.test(text) ||
    /<app-root\b|<noscript\b[^<>]*>[^<]{0,300}javascript/i.test(text)
  );
}
