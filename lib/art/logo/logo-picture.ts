import 'server-only';
import { readStoredPicture } from '#lib/core/storage/stored-picture.ts';
import { finishedPicture } from '../og/finished-pictures.ts';
import { currentInks } from '../palette/current-palette.ts';
import { groundOf, isWordmark, type Logo } from './logo.ts';

/** A logo drawn for a link preview: a PNG on its ground, with a margin. */
export interface LogoPicture {
  readonly png: string;
  readonly width: number;
  readonly height: number;
  /** It replaces the church's name. */
  readonly isWordmark: boolean;
}

const air = 14;

/**
 * Returns the logo for link previews, within this size in px including its ground. Drawn once.
 * @throws Error when it cannot be read, AppError `unavailable` when too many pictures wait to be drawn
 */
export async function logoPicture(logo: Logo, most: { width: number; height: number }): Promise<LogoPicture> {
  const share = Math.min((most.width - 2 * air) / logo.width, (most.height - 2 * air) / logo.height);
  const inner = { width: Math.round(logo.width * share), height: Math.round(logo.height * share) };
  const canvas = { width: inner.width + 2 * air, height: inner.height + 2 * air };
  const png = await finishedPicture({
    source: await readStoredPicture(logo.url),
    ...canvas,
    inner,
    ground: groundOf(logo, currentInks()),
    radius: 12,
  });
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return { png: address, ...canvas, isWordmark: isWordmark(logo) };
}
