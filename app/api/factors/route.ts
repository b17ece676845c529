import { enrollFactor } from '@/lib/admin/commands';
import { listFactors } from '@/lib/admin/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listFactors);
export const POST = toRoute(enrollFactor, {
  status: 201,
  location: (factor) => `/api/factors/${factor.id}`,
});
