import { z } from 'zod';
import { instant, knownId, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { isOwnPath } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { longestPath, oldPathOf, typedPath } from './old-path.ts';

export const redirectRow = z
  .strictObject({
    id: rowId,
    from_path: z.string().meta({ description: 'The path on the old site.' }),
    to_path: z.string().meta({ description: 'The target on this site.' }),
    created_at: instant,
    updated_at: updatedAt,
  })
  .meta({ id: 'Redirect', description: 'An old address with its target, for addresses without a page.' });
export type Redirect = z.output<typeof redirectRow>;

/** In a list, staff also see which ones lead nowhere. */
export const listedRedirect = redirectRow
  .extend({
    is_shadowed: z.boolean().meta({
      description: 'The site has a page of its own at the old path, so nothing is redirected.',
    }),
    is_waiting: z.boolean().meta({
      description: 'An import brought it for a page that is not public yet: until then the old path is 404.',
    }),
  })
  .meta({ id: 'ListedRedirect', description: 'An old address, and whether it has an effect.' });
export type ListedRedirect = z.output<typeof listedRedirect>;

const fields = {
  from_path: z
    .string({ error: () => messages.redirects.from })
    .trim()
    .transform((address, context) => {
      const path = oldPathOf(typedPath(address));
      if (path) return path;
      context.addIssue({ code: 'custom', message: messages.redirects.from });
      return z.NEVER;
    }),
  to_path: z
    .string({ error: () => messages.redirects.to })
    .trim()
    .max(longestPath, { error: () => messages.redirects.to, abort: true })
    .refine(isOwnPath, { error: () => messages.redirects.to }),
};

/** A redirect to write. */
export const redirectInput = z
  .object(fields)
  .refine(({ from_path, to_path }) => oldPathOf(to_path) !== from_path, {
    error: () => messages.redirects.toItself,
    path: ['to_path'],
  });
export type RedirectFormValues = z.input<typeof redirectInput>;

export const redirectUpdate = z.object({
  from_path: fields.from_path.optional(),
  to_path: fields.to_path.optional(),
  id: knownId,
  if_match: ifMatch,
});

export const redirectDeletion = z.object({ id: knownId, if_match: ifMatch });

export const redirectList = z.object({ limit: listLimit.default(50), offset: listOffset.default(0) });
