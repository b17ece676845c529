import { toRoute } from '#lib/core/operations/route.ts';
import { uploadCalls } from '#lib/uploads/api.ts';
import { storePicture } from '#lib/uploads/commands.ts';

export const POST = toRoute(storePicture, uploadCalls.store);
