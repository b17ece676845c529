import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { env, requireSetting } from '#lib/core/platform/env.ts';

/** The work of one check: 2^15 rounds of 8 blocks take 32 MB and some 0.1 s. */
const work = { costExponent: 15, blockSize: 8, parallelization: 1 };
const keyBytes = 32;
/** No password is longer; what is longer need not be hashed. */
const longestPassword = 1000;

/** Whether it is ADMIN_PASSWORD, or the one whose hash ADMIN_PASSWORD_HASH is. Takes the same time for any wrong one. */
export async function isAdminPassword(typed: string): Promise<boolean> {
  if (typed.length > longestPassword) return false;
  const { ADMIN_PASSWORD_HASH } = env();
  if (!ADMIN_PASSWORD_HASH) return timingSafeEqual(digest(typed), digest(requireSetting('ADMIN_PASSWORD')));
  const { salt, key, ...wanted } = parseHash(ADMIN_PASSWORD_HASH);
  return timingSafeEqual(await deriveKey(typed, salt, wanted), key);
}

/** The line for ADMIN_PASSWORD_HASH. It has no character that a shell or a .env file would change. */
export async function hashAdminPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, work);
  const numbers = [work.costExponent, work.blockSize, work.parallelization];
  return ['scrypt', ...numbers, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** A mark of the password that stands now, worthless without AUTH_SECRET. Another password, another mark. */
export function passwordMark(): string {
  const { ADMIN_PASSWORD_HASH } = env();
  return createHmac('sha256', requireSetting('AUTH_SECRET'))
    .update(ADMIN_PASSWORD_HASH ?? requireSetting('ADMIN_PASSWORD'))
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
