import type { Endpoint } from '#lib/core/operations/route-options.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call and its path, `/api/events/{id}`. */
export interface AddressedCall {
  method: Method;
  path: string;
  area: string;
  call: Endpoint;
}
