import 'server-only';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { issueCaptcha } from './captcha.ts';
import type { Captcha } from './schema.ts';

/** Returns a new sum with its token. Never cached: each is valid for one request. */
export const createCaptcha = privateQuery({
  name: 'createCaptcha',
  access: 'anyone',
  input: noInput,
  run: async (): Promise<Captcha> => issueCaptcha(),
});
