import { notFound } from 'next/navigation';
import { AppError } from '#lib/core/operations/errors.ts';

/** Returns what a page reads by its address, or answers with the page of missing addresses where there is none. */
export async function orNotFound<Row>(read: () => Promise<Row>): Promise<Row> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid')) notFound();
    throw error;
  }
}
