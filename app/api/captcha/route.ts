import { prayerCalls } from '@/lib/prayer/calls';
import { createCaptcha } from '@/lib/prayer/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(createCaptcha, prayerCalls.captcha);
