import { randomUUID } from 'node:crypto';
import { sealSecret } from '#lib/core/auth/sealed-secret.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { MfaFactor, Prisma } from '#lib/core/generated/prisma/client.ts';

/** The secret of every authenticator app that the factory makes, for tests that compute its codes. */
export const sampleTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const defaults = {
  staff_id: null,
  factor_type: 'totp',
  friendly_name: 'Office tablet',
  phone: null,
  issuer: currentChurch().name,
  status: 'verified',
  last_used_step: null,
} satisfies Prisma.MfaFactorUncheckedCreateInput;

/** A factor row that is not in a database. */
export function buildFactor(overrides: Partial<MfaFactor> = {}): MfaFactor {
  return {
    id: '88888888-8888-4888-8888-888888888888',
    ...defaults,
    secret: null,
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes a factor and returns its row: a verified authenticator app of the sample secret by default. */
export function createFactor(client: Database, overrides: Partial<MfaFactor> = {}): Promise<MfaFactor> {
  const id = overrides.id ?? randomUUID();
  const isPhone = overrides.factor_type === 'phone';
  const secret = isPhone ? null : sealSecret('second factor secrets', sampleTotpSecret, id);
  const phone = isPhone ? { phone: '+15125550188', issuer: null } : {};
  return client.mfaFactor.create({ data: { ...defaults, secret, ...phone, ...overrides, id } });
}
