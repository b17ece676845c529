import { toRoute } from '#lib/core/operations/route.ts';
import { prayerCalls } from '#lib/prayer/api.ts';
import { createCaptcha } from '#lib/prayer/queries.ts';

export const GET = toRoute(createCaptcha, prayerCalls.captcha);
