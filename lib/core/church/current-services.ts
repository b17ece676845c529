import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultServices, type RegularService } from './regular-service.ts';

type Services = readonly RegularService[];

// Server, application and routes are bundled apart but share one process.
const key = Symbol.for('belltower.services');
const shared = globalThis as { [key]?: AsyncLocalStorage<Services> };
shared[key] ??= new AsyncLocalStorage();
const scope = shared[key];

/** The services that come round, in the order of the week: as the request that this runs in found them. */
export function currentServices(): Services {
  return scope.getStore() ?? defaultServices;
}

/** Runs with these services, whatever becomes of them meanwhile. */
export function runWithServices<Result>(services: Services, run: () => Result): Result {
  return scope.run(services, run);
}
