import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { keepingOwners } from '#lib/core/auth/owners.ts';
import { sealSecret } from '#lib/core/auth/sealed-secret.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { toPhoneNumber } from '#lib/core/messaging/phone-number.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { qrFile } from '#lib/core/pictures/qr-code.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import {
  type factorInput,
  factorRow,
  type NewFactor,
  type phoneFactorInput,
  type totpFactorInput,
} from './schema.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const mostFactors = 10;
/** A factor not confirmed within a day counts as given up. */
const abandonedMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Stores a new factor, unverified.
 * @throws AppError `conflict` when the name is taken or there are ten
 */
export function enrollNewFactor(
  input: z.output<typeof factorInput>,
  staff_id: string | null,
  now = new Date(),
): Promise<NewFactor> {
  const work = async (transaction: Database): Promise<NewFactor> => {
    // Serialized, so that concurrent requests cannot exceed the limit or share a name.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('belltower second factors', 0))`;
    await forgetAbandoned(transaction, now);
    await assertRoom(transaction, input.friendly_name, staff_id);
    return input.factor_type === 'totp'
      ? addTotp(transaction, input, staff_id)
      : addPhone(transaction, input, staff_id);
  };
  return db().$transaction(work);
}

/**
 * Deletes a factor of the person, and with the last verified one the recovery codes.
 * @throws AppError `not_found`; `conflict` where owners must keep theirs
 */
export async function removeKnownFactor(id: string, staff_id: string | null): Promise<void> {
  await db().$transaction((transaction) =>
    keepingOwners(transaction, async () => {
      const { count } = await transaction.mfaFactor.deleteMany({ where: { id, staff_id } });
      if (count === 0) throw new AppError('not_found', messages.errors.notFound);
      if ((await transaction.mfaFactor.count({ where: { staff_id, status: 'verified' } })) > 0) return;
      await transaction.mfaRecoveryCode.deleteMany({ where: { staff_id } });
    }),
  );
  log.info({ factor: id }, 'a second factor was removed');
}

async function addTotp(
  database: Database,
  { friendly_name, issuer = currentChurch().name }: z.output<typeof totpFactorInput>,
  staff_id: string | null,
): Promise<NewFactor> {
  const id = randomUUID();
  const secret = newTotpSecret();
  const row = await database.mfaFactor.create({
    data: {
      id,
      staff_id,
      factor_type: 'totp',
      friendly_name,
      issuer,
      secret: sealSecret('second factor secrets', secret, id),
    },
  });
  const uri = totpUri(secret, { issuer, friendly_name });
  const qr_code = `data:image/svg+xml,${encodeURIComponent(qrFile(uri))}`;
  return { ...presentRow(factorRow, row), issuer, totp: { qr_code, secret, uri } };
}

async function addPhone(
  database: Database,
  { friendly_name, phone: typed }: z.output<typeof phoneFactorInput>,
  staff_id: string | null,
): Promise<NewFactor> {
  const phone = toPhoneNumber(typed) ?? '';
  const row = await database.mfaFactor.create({
    data: { staff_id, factor_type: 'phone', friendly_name, phone },
  });
  return { ...presentRow(factorRow, row), phone };
}

async function forgetAbandoned(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - abandonedMilliseconds);
  await database.mfaFactor.deleteMany({ where: { status: 'unverified', created_at: { lt: before } } });
}

async function assertRoom(database: Database, friendly_name: string, staff_id: string | null): Promise<void> {
  const known = await database.mfaFactor.findMany({ where: { staff_id }, select: { friendly_name: true } });
  if (known.length >= mostFactors) throw new AppError('conflict', messages.factors.tooMany);
  const isTaken = known.some((factor) => factor.friendly_name.toLowerCase() === friendly_name.toLowerCase());
  if (isTaken) throw fieldError('friendly_name', messages.factors.nameTaken, 'conflict');
}
