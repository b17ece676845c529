import type { StaffPrayerRequest } from '#lib/prayer/schema.ts';

/** How far the news of a request has come: who of the team has been told, who is still to be. */
export function NotificationLine({ notifications }: Pick<StaffPrayerRequest, 'notifications'>) {
  const { sent, waiting, stopped } = notifications;
  const parts = [
    sent > 0 && `sent to ${sent}`,
    waiting > 0 && `on the way to ${waiting}`,
    stopped > 0 && `stopped for ${stopped}`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="mt-4 text-sm text-ink-3">{`Team notification: ${parts.join(', ')}.`}</p>;
}
