import { statfs } from 'node:fs/promises';
import { db } from '#lib/core/database/db.ts';
import { AppError, type OutageReason } from '#lib/core/operations/errors.ts';
import { wasDiskFull } from '#lib/core/operations/outage.ts';
import { problemResponse } from '#lib/core/operations/routes/response.ts';
import { env } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';

export const dynamic = 'force-dynamic';

const patienceMilliseconds = 3_000;
/** What DATA_DIR must have left, for the built-in database, pictures and backups. */
const leastBytes = 1024 * 1024;

/** 200 when the database answers in time and there is space to write, else 503 with the reason. */
export async function GET(): Promise<Response> {
  const reason = await findReason();
  if (!reason) return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
  const message = reason === 'disk_full' ? messages.errors.diskFull : messages.errors.unavailable;
  return problemResponse(new AppError('unavailable', message, { retryAfterSeconds: 5, reason }), 'health');
}

async function findReason(): Promise<OutageReason | null> {
  if (wasDiskFull() || (await hasNoSpace())) return 'disk_full';
  return (await answersInTime()) ? null : 'database';
}

async function hasNoSpace(): Promise<boolean> {
  const space = await statfs(env().DATA_DIR).catch(() => null);
  return space !== null && space.bavail * space.bsize < leastBytes;
}

async function answersInTime(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMilliseconds);
  });
  const answer = db().$queryRaw`SELECT 1`.then(() => true).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
