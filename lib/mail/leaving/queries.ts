import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { checkDomain } from './domain/check-domain.ts';
import type { SenderDomain } from './domain/schema.ts';
import { type DeviceCode, deviceCodeState, type MailSettings } from './schema.ts';
import { presentSettings, storedSettings, theRow } from './settings-rows.ts';
import { missingOf, presentWayOut, senderDomain } from './way-out.ts';

/** Returns how mail leaves, without secrets. */
export const findMailSettings = privateQuery({
  name: 'findMailSettings',
  access: 'settings',
  input: noInput,
  run: async (): Promise<MailSettings> => presentSettings(await storedSettings(db())),
});

/** Asks the name servers whether the domain of the sender allows who carries its mail; null while mail is not set up. */
export const findSenderDomain = privateQuery({
  name: 'findSenderDomain',
  access: 'settings',
  input: noInput,
  run: async (): Promise<SenderDomain | null> => {
    const way = await presentWayOut();
    const domain = senderDomain(way);
    return missingOf(way) === 'settings' || !domain ? null : checkDomain(way.settings, domain);
  },
});

const states = ['waiting', 'signed_in', 'refused', 'expired'] as const;

/** Returns how far the sign-in at Microsoft is. */
export const findDeviceCode = privateQuery({
  name: 'findDeviceCode',
  access: 'settings',
  input: noInput,
  run: async (): Promise<DeviceCode> => {
    const row = await db().mailSignIn.findUnique({ where: theRow });
    if (!row) return nothing;
    const isLate = row.state === 'waiting' && (row.expires_at ?? 0) < new Date();
    const state = isLate ? 'expired' : (states.find((known) => known === row.state) ?? 'none');
    const { client_id, tenant, ...code } = row;
    const shown = state === 'waiting' ? code : { user_code: null, verification_url: null, expires_at: null };
    return presentRow(deviceCodeState, { ...shown, client_id, tenant, state } as never);
  },
});

const nothing: DeviceCode = {
  state: 'none',
  client_id: null,
  tenant: null,
  user_code: null,
  verification_url: null,
  expires_at: null,
};
