import { factsHere } from './facts-scope.ts';
import { defaultServices, type RegularService } from './regular-service.ts';

/** The services that come round, in the order of the week: as the request that this runs in found them. */
export function currentServices(): readonly RegularService[] {
  return factsHere().services ?? defaultServices;
}
