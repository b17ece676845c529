import type { MfaFactor } from '#lib/core/generated/prisma/client.ts';

export type FactorType = 'totp' | 'phone';

/** A second factor as any password session may see it: never its secret, nor its phone number. */
export interface Factor {
  id: string;
  factor_type: FactorType;
  friendly_name: string;
  status: 'verified' | 'unverified';
  created_at: string;
}

/** A factor that has just been added. An authenticator app's secret is shown this once. */
export interface NewFactor extends Factor {
  phone?: string;
  issuer?: string;
  totp?: { qr_code: string; secret: string; uri: string };
}

/** The row as the API gives it. */
export function toFactor({ id, factor_type, friendly_name, status, created_at }: MfaFactor): Factor {
  return {
    id,
    factor_type: factor_type === 'phone' ? 'phone' : 'totp',
    friendly_name,
    status: status === 'verified' ? 'verified' : 'unverified',
    created_at: created_at.toISOString(),
  };
}
