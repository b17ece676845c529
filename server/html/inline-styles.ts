import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { patterns } from './patterns.ts';

/** The texts of the build's style sheets by address, with absolute URLs. */
export type StyleSheets = ReadonlyMap<string, string>;

const relativeAddress = /url\((?!["']?(?:[a-z]+:|\/|#))(["']?)([^"')]+)\1\)/g;

/** Reads the style sheets of the build in this folder, except those that contain `</style`. */
export async function readStyleSheets(build: string): Promise<StyleSheets> {
  const folder = join(build, 'static');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'));
  const entries = names.map(async (name): Promise<[string, string]> => {
    const address = `/_next/static/${name.split(sep).join('/')}`;
    return [address, absolute(await readFile(join(folder, name), 'utf8'), posix.dirname(address))];
  });
  return new Map((await Promise.all(entries)).filter(([, text]) => !/<\/style/i.test(text)));
}

/**
 * Returns the document with its style sheets inline, so that a first visit paints one round trip earlier
 * (docs/decisions/0008). The link to each sheet stays, disabled: React finds it by its address and loads nothing, and
 * the browser does not fetch it.
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  return html.replace(patterns.styleSheet.form, (link, address: string) => {
    const text = sheets.get(address);
    return text === undefined ? link : `<style>${text}</style>${link.replace('/>', ' disabled=""/>')}`;
  });
}

function absolute(text: string, folder: string): string {
  return text.replace(
    relativeAddress,
    (_, quote: string, address: string) => `url(${quote}${posix.join(folder, address)}${quote})`,
  );
}
