import { iconResponse } from '#lib/art/icons/icon-response.ts';

export const dynamic = 'force-dynamic';

export const GET = () => iconResponse('icon-512.png');
