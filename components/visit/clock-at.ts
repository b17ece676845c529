import { church } from '#lib/core/church/church.ts';

const { hour, minute } = church.services.sunday;

/** The clock time so many minutes from the start of the service, such as '10:10 AM'. */
export function clockAt(minutes: number): string {
  const total = hour * 60 + minute + minutes;
  const hours = Math.floor(total / 60);
  const text = `${((hours + 11) % 12) + 1}:${String(total % 60).padStart(2, '0')}`;
  return `${text} ${hours < 12 ? 'AM' : 'PM'}`;
}
