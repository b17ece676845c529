import { type Environment, typedCommand } from '#lib/core/platform/env.ts';
import { movablePlaces } from '#lib/core/platform/storage.ts';
import { moveUploads } from './move-uploads.ts';

/**
 * Brings the pictures that a restore has put into the folder on to the bucket, where there is one. Gives the sentence to
 * print when they could not go: the site finds them in the folder meanwhile.
 */
export async function bringToBucket(settings: Environment): Promise<string | undefined> {
  const { folder, bucket } = movablePlaces(settings);
  if (!bucket) return undefined;
  try {
    await moveUploads(folder, bucket);
    return undefined;
  } catch (error) {
    return `The pictures are in the folder of this machine for now. ${(error as Error).message} Once that is mended, bring them there: ${typedCommand('move-uploads', '--from folder --to bucket')}`;
  }
}
