import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type Values } from '#lib/core/operations/content-table.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { prayerRequestInput, prayerRequestRow, type StaffPrayerRequest } from './schema.ts';
import { toStatus } from './status.ts';

const requestInput = prayerRequestInput.pick({ name: true, email: true, request: true, is_anonymous: true });

/** Prayer requests. They are private, so nothing of them is ever logged. */
export const prayerRequestContent = defineContent({
  table: 'prayer_requests',
  topic: 'prayer-requests',
  row: prayerRequestRow,
  present: toStaffPrayerRequest,
  exported: {
    about: () => messages.prayerLog.about,
    model: 'prayerRequest',
    order: latestFirst,
    include: {
      // The mails about the request to those who are members now.
      notifications: {
        where: { member: { active: true }, mail_id: { not: null } },
        select: { mail: { select: { sent_at: true, stopped_at: true } } },
      },
    },
    onRequest: 'prayer',
  },
  imported: {
    columns: ['name', 'email', 'request', 'is_anonymous', 'status'],
    isFinal: true,
    check: checkImported,
  },
});

/** An import sends no mail, and a status in another program does not change one here. */
function checkImported(values: Readonly<Record<string, unknown>>): Values {
  return {
    ...parseInput(requestInput, values),
    status: toStatus(values.status === 'notified' ? 'inprogress' : String(values.status)),
    created_at: askedAt(values.created_at),
  };
}

function askedAt(value: unknown): string {
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value) : new Date();
  return Number.isNaN(moment.getTime()) ? new Date().toISOString() : moment.toISOString();
}

type Delivery = { mail: { sent_at: Date | null; stopped_at: Date | null } | null };

/** Returns the row as staff may see it. */
export function toStaffPrayerRequest({
  notifications = [],
  ...row
}: PrayerRequest & { notifications?: Delivery[] }): StaffPrayerRequest {
  const sent = notifications.filter(({ mail }) => mail?.sent_at).length;
  const stopped = notifications.filter(({ mail }) => !mail?.sent_at && mail?.stopped_at).length;
  return presentRow(prayerRequestRow, {
    ...row,
    ...(row.is_anonymous && { name: messages.prayer.anonymous, email: null }),
    status: toStatus(row.status),
    notifications: { sent, stopped, waiting: notifications.length - sent - stopped },
  });
}
