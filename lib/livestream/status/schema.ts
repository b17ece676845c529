import { z } from 'zod';
import { instant } from '#lib/core/operations/fields.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { serviceDate } from '#lib/events/church-services/schema.ts';
import { liveSource } from '../source.ts';

/** The state of the stream, for pages and API clients. */
export const serviceStatus = z
  .strictObject({
    state: z.enum(['idle', 'soon', 'live', 'ended']),
    service: serviceDate.nullable().meta({
      description: 'The streamed service that the state speaks of: while idle the next, once ended the last.',
    }),
    starts_at: serviceDate.shape.starts_at.nullable(),
    ends_at: serviceDate.shape.ends_at.nullable(),
    next_change_at: instant
      .nullable()
      .meta({ description: 'The next moment at which the clock changes this answer.' }),
    source: liveSource,
    replay: z
      .strictObject({ title: z.string(), url: z.string(), video_url: z.string().nullable(), ...spokenFields })
      .nullable()
      .meta({ description: 'The newest recording: its page, and its video; null of sound alone.' }),
  })
  .meta({ id: 'ServiceStatus', description: 'Whether the stream is to come, on or over.' });

export type ServiceStatus = z.output<typeof serviceStatus>;

/** The time of the next streamed service, and the days until then by the church's calendar. */
export interface NextStream {
  starts_at: string;
  in_days: number;
}
