import { z } from 'zod';
import { toRoute, toRouteByRole } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { addAnnouncement, deleteAnnouncement, updateAnnouncement } from './commands.ts';
import { listAllAnnouncements, listShowingAnnouncements } from './queries.ts';
import { announcementInput, announcementRow, showingAnnouncementRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/announcements': {
      /** Staff see all announcements, everybody else those that show now. */
      GET: toRouteByRole(
        'banner',
        { staff: listAllAnnouncements, visitors: listShowingAnnouncements },
        {
          summary: 'Announcements, newest first',
          detail:
            'Those that show now; for an admin all of them, each with its state. A session without its second factor is refused.',
          also: [403],
          answer: z.union([z.array(announcementRow), z.array(showingAnnouncementRow)]),
        },
      ),
      POST: toRoute(addAnnouncement, {
        summary: 'Add an announcement',
        detail: 'A date without a time means midnight; the default zone is the church’s.',
        status: 201,
        location: ({ id }: { id: string }) => `/api/announcements/${id}`,
        answer: announcementRow,
        example: {
          message: 'The fellowship hall is open from 9 this Saturday.',
          start_date: '2026-03-06T08:00',
          end_date: '2026-03-07T12:00',
        },
      }),
    },
    '/api/announcements/{id}': {
      PATCH: toRoute(updateAnnouncement, {
        summary: 'Change an announcement',
        detail: 'Omitted fields are kept.',
        fields: announcementInput,
        answer: announcementRow,
        example: { is_active: false },
      }),
      DELETE: toRoute(deleteAnnouncement, {
        summary: 'Delete an announcement',
        detail: 'It can be restored from the activity log.',
      }),
    },
  },
} satisfies Routes;
