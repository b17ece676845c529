import 'server-only';
import { readFile } from 'node:fs/promises';
import { projectPath } from '#lib/core/process/folders.ts';
import { log } from '#lib/core/process/log.ts';
import { readStoredPicture } from '#lib/core/storage/stored-picture.ts';
import { iconSvg } from '../icon.ts';
import { currentLogo, currentMark } from '../logo/current-logo.ts';
import { groundOf, type Logo } from '../logo/logo.ts';
import type { IconWork } from '../og/drawing-work.ts';
import { finishedPicture } from '../og/finished-pictures.ts';
import { currentInks } from '../palette/current-palette.ts';
import { ink } from '../palette/palette.ts';
import { type IconName, type IconShape, icoFile, icons } from './icons.ts';

/**
 * Returns one of the site's icons: the church's square mark or logo, drawn in its colors, or the prebuilt one. An
 * unreadable logo counts as none.
 */
export async function iconResponse(name: IconName): Promise<Response> {
  const { type } = icons[name];
  const body = await churchIcon(name).catch((error: unknown) => {
    log.error({ err: error, icon: name }, 'icon failed');
    return null;
  });
  return new Response(body ?? (await drawnAhead(name)), { headers: { 'Content-Type': type } });
}

function drawnAhead(name: IconName): Promise<Buffer<ArrayBuffer>> {
  return readFile(projectPath('lib/art/icons', name));
}

/** Returns the icon of a church with its own logo or colors; null for others. */
async function churchIcon(name: IconName): Promise<Uint8Array<ArrayBuffer> | string | null> {
  const logo = (await currentMark()) ?? (await currentLogo());
  if (!logo && currentInks().accent === ink.accent) return null;
  const { sizes, shape, type } = icons[name];
  const pngs = await Promise.all(sizes.map((size) => iconPng(logo, size, shape)));
  if (type === 'image/x-icon') return icoFile(pngs);
  return type === 'image/svg+xml' ? asSvg(logo, pngs) : (pngs[0] ?? null);
}

/** Returns the SVG that some browsers prefer: the drawing, or the logo in a frame. */
function asSvg(logo: Logo | null, [png]: readonly Uint8Array[]): string {
  if (!logo || !png) return iconSvg('rounded', 32, currentInks());
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${source}"/></svg>`;
}

async function iconPng(logo: Logo | null, size: number, shape: IconShape): Promise<Uint8Array<ArrayBuffer>> {
  return finishedPicture(logo ? await logoWork(logo, size, shape) : drawnWork(size, shape));
}

function drawnWork(size: number, shape: IconShape): IconWork {
  const source = iconSvg(shape === 'rounded' ? 'rounded' : 'bleed', size, currentInks());
  return { source, width: size, height: size, inner: { width: size, height: size }, ground: null, radius: 0 };
}

async function logoWork(logo: Logo, size: number, shape: IconShape): Promise<IconWork> {
  return {
    source: await readStoredPicture(logo.url),
    width: size,
    height: size,
    inner: innerOf(logo, size, shape),
    ground: groundOf(logo, currentInks()),
    radius: shape === 'rounded' ? Math.round(size * 0.2) : 0,
  };
}

/** Returns the area for a logo on a square: with a margin, and within the circle of four fifths for a maskable icon. */
function innerOf({ width, height }: Logo, size: number, shape: IconShape): IconWork['inner'] {
  if (shape !== 'maskable') {
    const side = Math.max(1, Math.round(size * (size < 64 ? 0.88 : 0.78)));
    return { width: side, height: side };
  }
  const share = (size * 0.8) / Math.hypot(width, height);
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}
