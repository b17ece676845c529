import { z } from 'zod';
import { AppError } from '#lib/core/operations/errors.ts';
import { defineSource, type ReadSource } from '../source.ts';
import { wordpressMessages } from './messages.ts';

/** The export of a WordPress site. Its entries tell by their addresses which site they are of. */
export const wordpressSource = defineSource({
  label: 'A WordPress site',
  about:
    'Sermons of Sermon Manager, events of The Events Calendar, and what Church Content has of both and of people: the file that WordPress makes under Tools, Export, All content.',
  options: z.object({}),
  takes: { file: '.xml,text/xml,application/xml', url: false, key: false },
  needsFile: true,
  hasAddresses: true,
  identityOf: () => 'wordpress',
  nameOf: () => 'WordPress',
  load: async () => readFrom((await import('./read-wordpress.ts')).readWordpress),
});

/** The file is there, since it is asked for. */
function readFrom(read: ReadSource<{ file: string }>): ReadSource<{ file?: string }> {
  return ({ file }, context) => {
    if (!file) throw new AppError('invalid', wordpressMessages.notWxr);
    return read({ file }, context);
  };
}
