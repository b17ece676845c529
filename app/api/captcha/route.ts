import { toRoute } from '#lib/core/operations/route.ts';
import { captchaCalls } from '#lib/core/visitor-form/api.ts';
import { createCaptcha } from '#lib/core/visitor-form/queries.ts';

export const GET = toRoute(createCaptcha, captchaCalls.create);
