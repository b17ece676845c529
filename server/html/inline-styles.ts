import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { patterns } from './patterns.ts';
import { parseStyleSheet, type StyleSheetPart } from './style-sheet-parts.ts';
import { usedRules } from './used-rules.ts';

/** The style sheets of the build by their addresses. */
export type StyleSheets = ReadonlyMap<string, StyleSheet>;

interface StyleSheet {
  /** All of it, its own addresses absolute. */
  text: string;
  /** Of the one that all pages share, of which each uses a part. */
  shared?: {
    parts: readonly StyleSheetPart[];
    /** The address of what a document that carries a part still lacks (server/build/write-late-sheets.mjs). */
    lateAddress: string;
  };
}

const relativeAddress = /url\((?!["']?(?:[a-z]+:|\/|#))(["']?)([^"')]+)\1\)/g;
const lateSheet = /\.late\.css$/;

/** Reads the style sheets of the build in this folder, but for any that would end its element early. */
export async function readStyleSheets(build: string): Promise<StyleSheets> {
  const folder = join(build, 'static');
  const names = await readdir(folder, { recursive: true });
  const own = names.filter((name) => name.endsWith('.css') && !lateSheet.test(name));
  const entries = own.map(async (name): Promise<[string, StyleSheet]> => {
    const address = `/_next/static/${name.split(sep).join('/')}`;
    const text = absolute(await readFile(join(folder, name), 'utf8'), posix.dirname(address));
    const late = name.replace(/css$/, 'late.css');
    if (!existsSync(join(folder, late))) return [address, { text }];
    const lateAddress = address.replace(/css$/, 'late.css');
    return [address, { text, shared: { parts: parseStyleSheet(text), lateAddress } }];
  });
  return new Map((await Promise.all(entries)).filter(([, { text }]) => !/<\/style/i.test(text)));
}

/**
 * The document with its style sheets written into it: a first visitor sees the page one round trip earlier
 * (docs/decisions/0008). The link to each stays behind, disabled: React takes it for the sheet that it knows,
 * and the browser does not fetch it. Of the sheet that all pages share, a document that waits with its scripts
 * carries only what applies in it; the starter lets the rest come before they run.
 */
export function inlineStyles(html: string, sheets: StyleSheets, { isWhole }: { isWhole: boolean }): string {
  return html.replace(patterns.styleSheet.form, (link, address: string) => {
    const sheet = sheets.get(address);
    if (!sheet) return link;
    const disabled = link.replace('/>', ' disabled=""/>');
    if (isWhole || !sheet.shared) return `<style>${sheet.text}</style>${disabled}`;
    const { parts, lateAddress } = sheet.shared;
    const late = `<link rel="stylesheet" href="${lateAddress}" data-late="" disabled=""/>`;
    return `<style>${usedRules(parts, html)}</style>${disabled}${late}`;
  });
}

function absolute(text: string, folder: string): string {
  return text.replace(
    relativeAddress,
    (_, quote: string, address: string) => `url(${quote}${posix.join(folder, address)}${quote})`,
  );
}
