import { z } from 'zod';

/** Every setting of the site, each with its default and the words the README's table is made of. */
export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000).describe('The port the site answers on.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('The folder of everything the site keeps: the database, uploads, generated secrets.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('A PostgreSQL 14 or newer to use in place of the built-in one.'),
  ADMIN_PASSWORD: z
    .string()
    .min(8)
    .optional()
    .describe('The password staff unlock admin mode with. Generated once when missing.'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs the session cookies. Generated once when missing.'),
  SITE_URL: z
    .url()
    .optional()
    .describe('The address visitors use, for links in feeds, mail and search engines.'),
  SEED: z.enum(['demo', 'none']).default('demo').describe('Whether an empty database gets demo content.'),
});

export type Environment = z.output<typeof environmentSchema>;

/** The settings, checked. @throws ZodError naming every wrong one */
export function env(): Environment {
  return environmentSchema.parse(process.env);
}

/** A setting that npm start always provides. @throws Error when the application was started without it */
export function requireSetting(name: 'ADMIN_PASSWORD' | 'AUTH_SECRET' | 'DATABASE_URL'): string {
  const value = env()[name];
  if (!value) throw new Error(`${name} is not set: start the site with npm start.`);
  return value;
}
