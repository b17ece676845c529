import 'server-only';
import { noteUnknownRead } from '#lib/core/cache/read-scope.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { loadSharp } from '#lib/core/pictures/sharp.ts';
import { isStoredPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { log } from '#lib/core/process/log.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { readStoredPicture } from '#lib/core/storage/stored-picture.ts';
import { currentInks } from '../palette/current-palette.ts';
import { groundIn, groundOf, type Logo, type LogoFace, type LogoFaces, sampleSide } from './logo.ts';

interface LastLogo {
  url: string;
  logo: Promise<Logo | null>;
  /** When an unreadable one is tried again. */
  retriesAt: number;
}

type Picture = 'logo_url' | 'mark_url';

/** The last logos that were read: files never change under their name. */
const lastLogos = perProcess('logo', (): Partial<Record<Picture, LastLogo>> => ({}));
const retryMilliseconds = 60_000;

/** Returns the church's logo; null without one that this site stores and can read. */
export function currentLogo(): Promise<Logo | null> {
  return currentPicture('logo_url');
}

/** Returns the church's square mark; null without one that this site stores and can read. */
export function currentMark(): Promise<Logo | null> {
  return currentPicture('mark_url');
}

async function currentPicture(fact: Picture): Promise<Logo | null> {
  const url = currentChurch()[fact];
  if (!url || !isStoredPicture(url)) return null;
  const known = lastLogos[fact];
  if (known?.url === url && Date.now() < known.retriesAt) return noted(known.logo);
  const last: LastLogo = { url, logo: describe(url).catch(failed), retriesAt: Number.POSITIVE_INFINITY };
  lastLogos[fact] = last;
  return noted(last.logo);

  function failed(error: unknown): null {
    log.warn({ err: error }, 'logo not read');
    last.retriesAt = Date.now() + retryMilliseconds;
    return null;
  }
}

/** An unreadable logo may be readable next time: a page without it is not cached beyond a change. */
async function noted(read: LastLogo['logo']): Promise<Logo | null> {
  const logo = await read;
  if (!logo) noteUnknownRead();
  return logo;
}

/** Returns logo and mark as pages show them; null for a missing or unreadable one. */
export async function currentLogoFaces(): Promise<LogoFaces> {
  const [logo, mark] = await Promise.all([currentLogo(), currentMark()]);
  return { logo: faceOf(logo), mark: faceOf(mark) };
}

function faceOf(logo: Logo | null): LogoFace | null {
  return logo && { ...logo, ground: groundOf(logo, currentInks()) };
}

async function describe(url: string): Promise<Logo> {
  // A site without a logo never loads the image library.
  const sharp = await loadSharp();
  const picture = sharp(await readStoredPicture(url));
  const { width = 1, height = 1, pageHeight = height } = await picture.metadata();
  const sample = await picture.resize(sampleSide, sampleSide, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return { url, width, height: pageHeight, ground: groundIn(sample) };
}
