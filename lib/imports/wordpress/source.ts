import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { defineSource } from '../source.ts';

/** The export of a WordPress site. The addresses of its entries name the site. */
export const wordpressSource = defineSource({
  words: () => messages.wordpress,
  options: z.object({}),
  takes: { file: '.xml,text/xml,application/xml', url: false, key: false },
  needsFile: true,
  hasAddresses: true,
  identityOf: () => 'wordpress',
  nameOf: () => 'WordPress',
  load: async () => (await import('./read-wordpress.ts')).readWordpress,
});
