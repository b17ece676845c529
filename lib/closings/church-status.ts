import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchTimestamp } from '#lib/core/dates/church-time.ts';
import type { ChurchStatus, Closing, ClosingMode } from './schema.ts';

const statusOfMode = {
  cancelled: 'closed',
  online: 'online',
  late: 'late',
} as const satisfies Record<ClosingMode, ChurchStatus['status']>;

/** How a day stands on which that closing holds, or none: its days from first to last, by the church's clock. */
export function churchStatusOf(
  closing: Pick<Closing, 'mode' | 'from' | 'to' | 'after_time' | 'message'> | null,
  changedAt: string | null,
): ChurchStatus {
  if (!closing) return { status: 'open', from: null, until: null, message: null, updated_at: changedAt };
  const { mode, from, to, after_time, message } = closing;
  return {
    status: statusOfMode[mode],
    from: churchTimestamp(`${from}T${after_time ?? '00:00'}:00`),
    until: churchTimestamp(`${addDays(to, 1)}T00:00:00`),
    message,
    updated_at: changedAt,
  };
}
