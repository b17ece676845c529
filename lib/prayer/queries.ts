import 'server-only';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { type Captcha, issueCaptcha } from './captcha.ts';
import { prayerMessages } from './messages.ts';
import { newRequestsCount, nothing, prayerListQuery } from './schema.ts';
import { type PrayerStatus, toStatus } from './status.ts';

/** A request as staff see it: of an anonymous one neither name nor address leaves the database. */
export interface StaffPrayerRequest {
  id: string;
  name: string;
  email: string | null;
  request: string;
  is_anonymous: boolean;
  status: PrayerStatus;
  created_at: string;
  updated_at: string;
  notifications: { sent: number; waiting: number; stopped: number };
}

/** A notification that was given up, for staff to send again. */
export interface StoppedNotification {
  prayer_request_id: string;
  status: PrayerStatus;
  email: string;
  last_error: string | null;
  stopped_at: string;
}

/** A new sum with its token. Never kept by anyone: each is good for one request. */
export const createCaptcha = privateQuery({
  name: 'createCaptcha',
  access: 'anyone',
  input: nothing,
  run: async (): Promise<Captcha> => issueCaptcha(),
});

/** How many requests are new: all that is public about them. */
export const countNewPrayerRequests = publicQuery({
  name: 'countNewPrayerRequests',
  input: newRequestsCount,
  run: async ({ status }) => ({ count: await db().prayerRequest.count({ where: { status } }) }),
});

/** Requests of one status or of all, newest first, with how far their notifications are. */
export const listPrayerRequests = privateQuery({
  name: 'listPrayerRequests',
  access: 'admin',
  input: prayerListQuery,
  run: async ({ status, limit, offset }): Promise<{ rows: StaffPrayerRequest[]; total: number }> => {
    const where = status ? { status } : {};
    const [rows, total] = await Promise.all([
      db().prayerRequest.findMany({
        where,
        orderBy: [{ created_at: 'desc' }, { id: 'asc' }],
        take: limit,
        skip: offset,
        include: {
          notifications: { where: { member: { active: true } }, select: { sent_at: true, stopped_at: true } },
        },
      }),
      db().prayerRequest.count({ where }),
    ]);
    return { rows: rows.map(toStaffPrayerRequest), total };
  },
});

/** Notifications that were given up, the latest first: whom they were for and why they stopped. */
export const listStoppedNotifications = privateQuery({
  name: 'listStoppedNotifications',
  access: 'admin',
  input: nothing,
  run: async (): Promise<StoppedNotification[]> => {
    const rows = await db().prayerNotification.findMany({
      where: { sent_at: null, stopped_at: { not: null }, member: { active: true } },
      orderBy: { stopped_at: 'desc' },
      take: 200,
      include: { member: { select: { email: true } }, request: { select: { status: true } } },
    });
    return rows.map(({ prayer_request_id, last_error, stopped_at, member, request }) => ({
      prayer_request_id,
      status: toStatus(request.status),
      email: member.email,
      last_error,
      stopped_at: (stopped_at ?? new Date(0)).toISOString(),
    }));
  },
});

type Delivery = { sent_at: Date | null; stopped_at: Date | null };

/** The row as staff may see it. */
export function toStaffPrayerRequest({
  notifications = [],
  ...row
}: PrayerRequest & { notifications?: Delivery[] }): StaffPrayerRequest {
  const sent = notifications.filter(({ sent_at }) => sent_at).length;
  const stopped = notifications.filter(({ sent_at, stopped_at }) => !sent_at && stopped_at).length;
  return {
    id: row.id,
    name: row.is_anonymous ? prayerMessages.anonymous : row.name,
    email: row.is_anonymous ? null : row.email,
    request: row.request,
    is_anonymous: row.is_anonymous,
    status: toStatus(row.status),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    notifications: { sent, stopped, waiting: notifications.length - sent - stopped },
  };
}
