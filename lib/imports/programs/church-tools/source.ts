import { z } from 'zod';
import { webAddress } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { defineSource } from '../../source.ts';
import { keyField } from '../key-field.ts';
import { baseOf } from './base.ts';

/** Public calendars and groups of ChurchTools, by a login token. */
export const churchToolsSource = defineSource({
  words: () => messages.churchTools,
  options: z.object({
    url: webAddress(() => messages.churchTools.address),
    token: keyField(() => messages.churchTools.noToken),
  }),
  takes: { file: null, url: true, key: false },
  secrets: ['token'],
  keepsSecrets: true,
  canKeepInStep: true,
  hasOnlyComing: true,
  identityOf: ({ url }) => baseOf(url),
  nameOf: ({ url }) => new URL(url).hostname,
  load: async () => (await import('./read-church-tools.ts')).readChurchTools,
});
