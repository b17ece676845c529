import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { prayerRequestContent, toStaffPrayerRequest } from './content.ts';
import {
  newRequestsCount,
  prayerListQuery,
  type StaffPrayerRequest,
  type StoppedNotification,
  stoppedNotificationRow,
} from './schema.ts';
import { toStatus } from './status.ts';

/** Returns the number of new requests, the only public fact about them. */
export const countNewPrayerRequests = publicQuery({
  name: 'countNewPrayerRequests',
  input: newRequestsCount,
  run: async ({ status }) => ({ count: await db().prayerRequest.count({ where: { status } }) }),
});

/** Returns requests of one status or of all, newest first, with the state of their notifications. */
export const listPrayerRequests = privateQuery({
  name: 'listPrayerRequests',
  access: 'prayer',
  input: prayerListQuery,
  run: async ({ status, limit, offset }): Promise<{ rows: StaffPrayerRequest[]; total: number }> => {
    const where = status ? { status } : {};
    const [rows, total] = await Promise.all([
      db().prayerRequest.findMany({
        where,
        orderBy: latestFirst,
        take: limit,
        skip: offset,
        include: prayerRequestContent.exported.include,
      }),
      db().prayerRequest.count({ where }),
    ]);
    return { rows: rows.map(toStaffPrayerRequest), total };
  },
});

/** Returns stopped notifications, latest first: their recipients and why they stopped. */
export const listStoppedNotifications = privateQuery({
  name: 'listStoppedNotifications',
  access: 'prayer',
  input: noInput,
  run: async (): Promise<StoppedNotification[]> => {
    const rows = await db().prayerNotification.findMany({
      where: { mail: { sent_at: null, stopped_at: { not: null } }, member: { active: true } },
      orderBy: { mail: { stopped_at: 'desc' } },
      take: 200,
      include: { mail: true, member: { select: { email: true } }, request: { select: { status: true } } },
    });
    return rows.map(({ prayer_request_id, mail, member: { email }, request: { status } }) =>
      presentRow(stoppedNotificationRow, {
        prayer_request_id,
        email,
        status: toStatus(status),
        last_error: mail?.last_error ?? null,
        stopped_at: mail?.stopped_at ?? new Date(0),
      }),
    );
  },
});
