import { patterns } from './patterns.ts';

/** When a page's scripts are started. */
export type ScriptStart =
  /** As soon as it is painted: pages that are their scripts' work, such as the players of streams. */
  | 'painted'
  /** At the first sign of somebody using it, at the latest a moment after it has loaded. */
  | 'wanted';

/**
 * The document with its scripts started late by the starter (server/html/starter.ts): every page is complete
 * without them, and started at once they would take the line and the processor from the words and the letters
 * (docs/decisions/0005). A document without scripts, or without the place for the starter, is left as it is.
 */
export function deferScripts(html: string, start: ScriptStart, starter: string): string {
  const place = html.match(patterns.charset.form)?.[0];
  const sources = [...html.matchAll(patterns.script.form)].map(([, source]) => source);
  if (!place || sources.length === 0) return html;
  const call = `(function(sources,isPatient){${starter}})(${JSON.stringify(sources)},${start === 'wanted'})`;
  return html
    .replace(patterns.scriptPreload.form, '')
    .replace(patterns.script.form, '')
    .replace(place, () => `${place}<script>${call}</script>`);
}
