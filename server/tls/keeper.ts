import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { db } from '#lib/core/database/db.ts';
import { env } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { queueOwnerMails } from '#lib/mail/queue.ts';
import { certifiedHost } from '#lib/site-address/address-row.ts';
import {
  type HeldCertificate,
  readCertificate,
  tlsPath,
  writeCertificate,
  writeTlsFile,
} from '#lib/site-address/certificate/held-certificate.ts';
import { type KeepingState, readState, writeState } from '#lib/site-address/certificate/keeping-state.ts';
import { windowOf } from '#lib/site-address/certificate/present-certificate.ts';
import {
  isHeldOff,
  nextQuestion,
  renewalMoment,
  retryMoment,
  warningOf,
} from '#lib/site-address/certificate/renewal.ts';
import { certificateFailure } from '#lib/site-address/mail.tsx';
import { mainName } from '#lib/site-address/main-name.ts';
import { answersElsewhere } from './answers-elsewhere.ts';
import { type Authority, readRenewalInfo } from './authority.ts';
import { certifiedNames } from './certified-names.ts';
import type { Order, Ordered, OrderFailure } from './order.ts';

/** What the keeping of a certificate works with. */
export interface KeeperParts {
  /** Orders a certificate. */
  order(order: Order): Promise<{ ordered: Ordered } | { failure: OrderFailure }>;
  /** Proofs by their token, which port 80 answers. */
  challenges: Map<string, string>;
  /** The port at which names lead here. */
  port: number;
  /** Takes the certificate that is there; the site is at `main`, undefined while there is none for it. */
  apply(main: string | undefined, held: HeldCertificate | null): Promise<void>;
}

const letsEncrypt = 'https://acme-v02.api.letsencrypt.org/directory';

/** Uses the certificate that is there, and asks no one. */
export async function applyCertificate(parts: Pick<KeeperParts, 'apply'>): Promise<void> {
  await parts.apply(await mainName(), await readCertificate());
}

/**
 * Does what is due for the certificate of the site: uses the one that is there, asks the authority when to renew it, and
 * orders a new one. Failures are kept for staff; the next round goes on. @param now the time of the clock, whatever it is
 */
export async function keepCertificate(parts: KeeperParts, now: Date): Promise<void> {
  await applyCertificate(parts);
  const host = await certifiedHost();
  if (host === undefined) return;
  const found = await readCertificate();
  const held = found?.names.includes(host) ? found : null;
  let state = await stateOf(host);
  if (held) state = await askWhen(state, held, now);
  if (held && now < renewalMoment(held, windowOf(state, held))) return;
  if (!state.failure || !isHeldOff(state.failure, now))
    state = await orderNow(parts, { host, state, held, now });
  if (held && state.failure) await warn(held, now);
}

/** What failed for another name is over. */
async function stateOf(host: string): Promise<KeepingState> {
  const state = await readState();
  return state.host === host ? state : { ...state, host, failure: null };
}

async function askWhen(state: KeepingState, held: HeldCertificate, now: Date): Promise<KeepingState> {
  const { window } = state;
  const { id } = held;
  if (id === null || (window?.of === id && now < window.ask_at)) return state;
  const known = window?.of === id ? window : { of: id, start: null, end: null };
  const asked = await readRenewalInfo(authority(), id).catch((error: Error) => {
    log.info({ err: error }, 'the authority was not heard about the renewal');
    return {
      window: known.start && known.end ? { start: known.start, end: known.end } : null,
      retryAfterSeconds: null,
    };
  });
  const ask_at = nextQuestion(now, asked.retryAfterSeconds);
  const next = { ...state, window: { of: id, ...(asked.window ?? { start: null, end: null }), ask_at } };
  await writeState(next);
  return next;
}

interface Due {
  host: string;
  state: KeepingState;
  held: HeldCertificate | null;
  now: Date;
}

async function orderNow(parts: KeeperParts, { host, state, held, now }: Due): Promise<KeepingState> {
  const names = await certifiedNames(host, held?.names);
  const result = await orderOf(parts, names, held);
  if ('failure' in result) {
    const { code, name, detail, notBefore } = result.failure;
    const count = (state.failure?.count ?? 0) + 1;
    const retry_at = retryMoment(now, count, notBefore ? new Date(notBefore) : undefined);
    log.warn({ code, name, detail, retry_at }, 'no certificate was given');
    const failed = { ...state, host, failure: { code, name, detail, at: now, count, retry_at } };
    await writeState(failed);
    return failed;
  }
  const written = await writeCertificate(result.ordered.key, result.ordered.chain);
  const kept = { ...state, host, served: host, failure: null, window: null };
  await writeState(kept);
  log.info({ names: written.names, until: written.until }, 'a certificate was given');
  await applyCertificate(parts);
  return kept;
}

async function orderOf(parts: KeeperParts, names: readonly string[], held: HeldCertificate | null) {
  const stranger = await answersElsewhere(names, parts);
  if (stranger !== null)
    return { failure: { code: 'elsewhere', name: stranger, detail: null, notBefore: null } as const };
  const accountKey = await readAccountKey();
  return parts.order({ authority: authority(), names, accountKey, replaces: held?.id ?? undefined });
}

function authority(): Authority {
  return { directory: env().ACME_DIRECTORY ?? letsEncrypt, caFile: env().ACME_CA_FILE };
}

const accountFile = 'account.pem';

async function readAccountKey(): Promise<string> {
  const stored = await readFile(tlsPath(accountFile), 'utf8').catch(() => '');
  if (stored) return stored;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const made = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writeTlsFile(accountFile, made);
  return made;
}

async function warn(held: HeldCertificate, now: Date): Promise<void> {
  const warning = warningOf(held, now);
  if (warning)
    await db().$transaction((database) =>
      queueOwnerMails(database, certificateFailure, `${held.until.toISOString()} ${warning}`),
    );
}
