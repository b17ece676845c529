import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { log } from '#lib/core/process/log.ts';
import { currentLogo } from './current-logo.ts';
import { type LogoPicture, logoPicture } from './logo-picture.ts';

/** Returns the church's logo for a picture, within this size in px; null without one, or if it cannot be drawn. */
export async function churchLogo(most: { width: number; height: number }): Promise<LogoPicture | null> {
  const logo = await currentLogo();
  if (!logo) return null;
  return logoPicture(logo, most).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    log.warn({ err: error }, 'logo not drawn');
    return null;
  });
}
