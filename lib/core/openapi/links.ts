import type { ZodOpenApiLinksObject } from 'zod-openapi';
import type { AddressedCall } from './addressed-call.ts';

/** Returns the OpenAPI links of a created row: the calls at its address and below, by its `id`. */
export function linksOf(
  { path, call }: AddressedCall,
  calls: readonly AddressedCall[],
): ZodOpenApiLinksObject | undefined {
  if (call.status !== 201) return undefined;
  const own = calls.filter((other) => `${other.path}/`.startsWith(`${path}/{id}/`));
  if (own.length === 0) return undefined;
  const link = ({ call: { name, summary } }: AddressedCall) => ({
    operationId: name,
    description: summary,
    parameters: { id: '$response.body#/id' },
  });
  return Object.fromEntries(own.map((other) => [other.call.name, link(other)]));
}
