import { isFixedAddress, isTakenAddress } from '#lib/core/addresses/cached-routes.ts';
import type { Database } from '#lib/core/database/db.ts';
import { plainPath } from '#lib/core/http/plain-path.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { endOf } from './find-redirect.ts';

interface Lead {
  from_path: string;
  to_path: string;
}

/**
 * Rejects an old address without effect: the site has a page there, its target does not exist, or redirects form a
 * circle. `id` is the row being changed.
 * @throws AppError `invalid` with the field
 */
export async function assertLeads(
  database: Database,
  { from_path, to_path }: Lead,
  id?: string,
): Promise<void> {
  if (isTakenAddress(from_path) || (await isAddressOfRow(database, from_path)))
    throw fieldError('from_path', messages.redirects.stands);
  const others = await database.redirect.findMany({
    where: id ? { id: { not: id } } : {},
    select: { from_path: true, to_path: true },
  });
  const leads = new Map([...others, { from_path, to_path }].map((row) => [row.from_path, row.to_path]));
  const end = endOf(from_path, leads);
  if (end === null) throw fieldError('to_path', messages.redirects.circle);
  if (!(await leadsSomewhere(database, end))) throw fieldError('to_path', messages.redirects.unknown);
}

/** Returns whether the site has something at an address, ignoring query and anchor. */
export async function leadsSomewhere(database: Database, address: string): Promise<boolean> {
  const [path = ''] = address.split(/[?#]/, 1);
  if (plainPath(path) !== path) return false;
  const plain = path.replace(/(?<=.)\/$/, '');
  return isFixedAddress(plain) || storedFile.test(plain) || isAddressOfRow(database, plain);
}

const storedFile = /^\/(?:uploads\/[^/]+|og)\/[^/]+$/;

/** An event's id may be followed by the date of an occurrence. */
const rowAddress =
  /^\/(events|sermons)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:_\d{8}|-\d{4}-\d\d-\d\d)?(?:\.ics|\/opengraph-image)?$/i;

/**
 * Returns whether the path is that of an existing event (or one of its dates) or sermon, or of its calendar file or
 * picture, or of a page of the church's own.
 */
async function isAddressOfRow(database: Database, path: string): Promise<boolean> {
  const [, kind, id = ''] = rowAddress.exec(path) ?? [];
  if (!kind) return (await database.sitePage.count({ where: { path } })) > 0;
  const where = { id };
  const count = kind === 'sermons' ? database.sermon.count({ where }) : database.event.count({ where });
  return (await count) > 0;
}
