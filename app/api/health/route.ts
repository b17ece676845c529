import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { problemResponse } from '#lib/core/operations/route-response.ts';
import { db } from '#lib/core/platform/db.ts';

export const dynamic = 'force-dynamic';

const patienceMilliseconds = 3_000;

/** 200 when the database answers in time, else 503. */
export async function GET(): Promise<Response> {
  if (await answersInTime()) {
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
  }
  return problemResponse(
    new AppError('unavailable', errorMessages.unavailable, { retryAfterSeconds: 5 }),
    'health',
  );
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
