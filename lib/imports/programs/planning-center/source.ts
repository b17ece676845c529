import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { defineSource } from '../../source.ts';
import { keyField } from '../key-field.ts';

/** Events, groups and sign-ups of Planning Center, by a personal access token. A site has one Planning Center. */
export const planningCenterSource = defineSource({
  words: () => messages.planningCenter,
  options: z.object({
    app_id: keyField(() => messages.planningCenter.noAppId),
    secret: keyField(() => messages.planningCenter.noSecret),
  }),
  takes: { file: null, url: false, key: false },
  secrets: ['app_id', 'secret'],
  keepsSecrets: true,
  canKeepInStep: true,
  hasOnlyComing: true,
  // Another token is of the same church: what the first one brought stays.
  identityOf: () => 'api.planningcenteronline.com',
  nameOf: () => messages.planningCenter.name,
  load: async () => (await import('./read-planning-center.ts')).readPlanningCenter,
});
