import type { Database } from '#lib/core/database/db.ts';
import type { Event, Prisma } from '#lib/core/generated/prisma/client.ts';
import { eventInput } from '#lib/events/schema.ts';

/** A one-time event on a Sunday far ahead; every default is fixed. */
const defaults = {
  ...eventInput.parse({
    title: 'Church Picnic',
    date: '2031-06-01',
    time: '12:30 PM - 3:00 PM',
    location: 'The live oak lawn',
    description: 'Bring a lawn chair and a side dish; the church brings the rest.',
  }),
  weekday_occurrences: [],
  ministry_id: null,
  month_day: null,
  source_name: null,
} satisfies Prisma.EventUncheckedCreateInput;

/** An event row that is not in a database, for tests of pure calculations. */
export function buildEvent(overrides: Partial<Event> = {}): Event {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    ...defaults,
    sequence: 0,
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes an event and returns its row. The database sets id and times unless given. */
export function createEvent(client: Database, overrides: Partial<Event> = {}): Promise<Event> {
  return client.event.create({ data: { ...defaults, ...overrides } });
}

/** Writes a church service and returns its row: every Sunday at 10 in the morning, not listed, by default. */
export function createService(client: Database, overrides: Partial<Event> = {}): Promise<Event> {
  return createEvent(client, { ...weeklyService, ...overrides });
}

/** A church service row that is not in a database. */
export function buildService(overrides: Partial<Event> = {}): Event {
  return buildEvent({ ...weeklyService, ...overrides });
}

const weeklyService = {
  kind: 'service',
  title: 'Morning Worship',
  date: '2026-01-04',
  time: '10:00 AM',
  length_minutes: 60,
  is_streamed: true,
  listed: false,
  is_recurring: true,
  recurrence_frequency: 'weekly',
} satisfies Partial<Event>;
