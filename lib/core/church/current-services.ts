import { factsHere } from './facts-scope.ts';
import { defaultServices, type RegularService } from './regular-service.ts';

/** Returns the recurring services in weekly order, as read for the current request. */
export function currentServices(): readonly RegularService[] {
  return factsHere().services ?? defaultServices;
}
