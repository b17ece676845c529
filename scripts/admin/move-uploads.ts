import { type Environment, typedCommand } from '#lib/core/process/env.ts';
import { movablePlaces } from '#lib/core/storage/storage.ts';
import { moveUploads } from '#lib/uploads/move-uploads.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings, givenArguments } from './command-settings.ts';

/** Returns how the command is typed. */
export const usage = () =>
  `${typedCommand('move-uploads', '--from folder --to bucket')}, or the other way round`;
const options = { from: { type: 'string' }, to: { type: 'string' } } as const;

/**
 * `npm run uploads:move`; the site may run, since it finds a file in either place. Returns the line to print.
 * @throws PlainError naming a wrong argument or setting, or why not all was moved
 */
export async function run(args: string[], settings: Environment = commandSettings()): Promise<string> {
  const { from, to } = givenArguments({ args, options } as const, usage()).values;
  const places = movablePlaces(settings);
  const isPlace = (name?: string) => name === 'folder' || name === 'bucket';
  if (!isPlace(from) || !isPlace(to) || from === to)
    throw new PlainError(`Please type it like this: ${usage()}`);
  if (!places.bucket)
    throw new PlainError('No bucket is set, so please set S3_ENDPOINT and what belongs to it.');
  const { folder, bucket } = places;
  const moving = to === 'bucket' ? moveUploads(folder, bucket) : moveUploads(bucket, folder);
  const { files, alreadyThere } = await moving.catch((error: Error) => {
    throw new PlainError(error.message);
  });
  const before = alreadyThere > 0 ? `, ${alreadyThere} of them copied before` : '';
  return `Moved ${files} ${files === 1 ? 'file' : 'files'} to the ${to}${before}. Their addresses are the same.`;
}
