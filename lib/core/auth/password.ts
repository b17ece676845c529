import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { env, requireSetting } from '#lib/core/process/env.ts';

/** The cost of one check: 2^15 rounds of 8 blocks take 32 MB and about 0.1 s. */
const work = { costExponent: 15, blockSize: 8, parallelization: 1 };
const keyBytes = 32;
/** The maximum length of a password; longer input is not hashed. */
const longestPassword = 1000;

/**
 * Returns whether the text is ADMIN_PASSWORD, or matches ADMIN_PASSWORD_HASH or, without both, the hash of a shared
 * password that an owner `chose`. Takes the same time for every wrong password.
 */
export async function isAdminPassword(typed: string, chosen?: string | null): Promise<boolean> {
  if (typed.length > longestPassword) return false;
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } = env();
  if (ADMIN_PASSWORD && !ADMIN_PASSWORD_HASH) return timingSafeEqual(digest(typed), digest(ADMIN_PASSWORD));
  return isPasswordOf(ADMIN_PASSWORD_HASH ?? chosen, typed);
}

/** Returns whether the site was started with a shared password: one that was given, or the one of the first start. */
export function isStartedWithPassword(): boolean {
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } = env();
  return Boolean(ADMIN_PASSWORD ?? ADMIN_PASSWORD_HASH);
}

/** Returns whether the text is the password of a hash; without a hash false, in the same time. */
export async function isPasswordOf(hash: string | null | undefined, typed: string): Promise<boolean> {
  if (typed.length > longestPassword) return false;
  const fits = await fitsHash(typed, hash ?? hashOfNobody);
  return Boolean(hash) && fits;
}

/** Costs as much as a real one. */
const hashOfNobody = `scrypt:15:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`;

async function fitsHash(typed: string, hash: string): Promise<boolean> {
  const { salt, key, ...wanted } = parseHash(hash);
  return timingSafeEqual(await deriveKey(typed, salt, wanted), key);
}

/** Returns a stored password, such as the value for ADMIN_PASSWORD_HASH: free of characters that a shell or a .env file would change. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, work);
  const numbers = [work.costExponent, work.blockSize, work.parallelization];
  return ['scrypt', ...numbers, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/**
 * Returns a mark of the current shared password, useless without AUTH_SECRET. Each password has its own mark; `chosen` is
 * the hash of one that an owner chose.
 */
export function passwordMark(chosen?: string | null): string {
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } = env();
  return createHmac('sha256', requireSetting('AUTH_SECRET'))
    .update(ADMIN_PASSWORD_HASH ?? ADMIN_PASSWORD ?? chosen ?? '')
    .digest('base64url');
}

function parseHash(line: string): typeof work & { salt: Buffer; key: Buffer } {
  const [, costExponent, blockSize, parallelization, salt = '', key = ''] = line.split(':');
  return {
    costExponent: Number(costExponent),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

function deriveKey(
  password: string,
  salt: Buffer,
  { costExponent, blockSize, parallelization }: typeof work,
) {
  const cost = 2 ** costExponent;
  const maxmem = 256 * cost * blockSize;
  return derive(password.normalize('NFC'), salt, keyBytes, { cost, blockSize, parallelization, maxmem });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
