import { z } from 'zod';
import { defineSource } from '../source.ts';

/** The export of a WordPress site. The addresses of its entries name the site. */
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
  load: async () => (await import('./read-wordpress.ts')).readWordpress,
});
