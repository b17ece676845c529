import { toRoute } from '@/lib/route';
import { storePicture } from '@/lib/uploads/commands';

export const POST = toRoute(storePicture, { status: 201, body: 'multipart', location: ({ url }) => url });
