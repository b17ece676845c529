import { patterns } from './patterns.ts';

export type ScriptStart =
  /** As soon as the page is painted: pages that scripts draw, such as players of streams. */
  | 'painted'
  /** At the first input, at the latest some seconds after the page has loaded. */
  | 'wanted';

/**
 * Returns the document with its scripts started late by the starter (server/html/starter.ts): every page is complete
 * without them, and an early start would delay text and fonts (docs/decisions/0005). A document without scripts or
 * without the place for the starter stays unchanged.
 */
export function deferScripts(html: string, start: ScriptStart, starter: string): string {
  const place = html.match(patterns.charset.form)?.[0];
  const sources = [...html.matchAll(patterns.script.form)].map(([, source]) => source);
  if (!place || sources.length === 0) return html;
  const call = `(function(sources,isPatient){${starter}})(${JSON.stringify(sources)},${start === 'wanted'})`;
  return html
    .replace(patterns.scriptPreload.form, '')
    .replace(patterns.oldScript.form, '')
    .replace(patterns.script.form, '')
    .replace(place, () => `${place}<script>${call}</script>`);
}
