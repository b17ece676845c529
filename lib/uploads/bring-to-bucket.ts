import { type Environment, typedCommand } from '#lib/core/platform/env.ts';
import { movablePlaces } from '#lib/core/platform/storage.ts';
import { moveUploads } from './move-uploads.ts';

/**
 * Moves restored pictures from the folder to the bucket, if one is set. Returns a message to print after a failure, in
 * which case the site finds them in the folder.
 */
export async function bringToBucket(settings: Environment): Promise<string | undefined> {
  const { folder, bucket } = movablePlaces(settings);
  if (!bucket) return undefined;
  try {
    await moveUploads(folder, bucket);
    return undefined;
  } catch (error) {
    return `The pictures are in the folder of this machine for now. ${(error as Error).message} After fixing this, move them there: ${typedCommand('move-uploads', '--from folder --to bucket')}`;
  }
}
