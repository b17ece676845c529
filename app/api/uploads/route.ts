import { toRoute } from '@/lib/route';
import { uploadCalls } from '@/lib/uploads/calls';
import { storePicture } from '@/lib/uploads/commands';

export const POST = toRoute(storePicture, uploadCalls.store);
