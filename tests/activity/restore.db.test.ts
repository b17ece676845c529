import { describe, expect, test } from 'vitest';
import { restoreChange, undoDeletion } from '#lib/activity/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { addAnnouncement, deleteAnnouncement, updateAnnouncement } from '#lib/announcements/commands.ts';
import { updateChurch } from '#lib/church/commands.ts';
import { db } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { sessionLabel } from '#lib/core/operations/audited-transaction.ts';
import { createEvent as createEventCommand, deleteEvent, updateEvent } from '#lib/events/commands.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { updateMinistry } from '#lib/ministries/commands.ts';
import { deleteSermon, updateSermon } from '#lib/sermons/commands.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const editor = { ...staff, sessionId: 'editor' } as Actor;
const unknownId = '99999999-9999-4999-8999-999999999999';
const sundays = {
  is_recurring: true,
  recurrence_frequency: 'weekly',
  date: '2031-06-01',
  end_date: '2031-06-29',
};

const list = async (query = {}) =>
  (await listActivity.execute(staff, query)) as Awaited<ReturnType<typeof listActivity.execute>>;
const latest = async () => {
  const entry = (await list()).rows[0];
  if (!entry) throw new Error('the log is empty');
  return entry;
};
/** Every row of the content, as far as it is seen: times and counters aside. */
async function content() {
  const still = { updated_at: undefined, sequence: undefined };
  const [events, dates, sermons, ministries, announcements, settings, church] = await Promise.all([
    db().event.findMany({ orderBy: { id: 'asc' } }),
    db().eventException.findMany({ orderBy: { id: 'asc' } }),
    db().sermon.findMany({ orderBy: { id: 'asc' } }),
    db().ministry.findMany({ orderBy: { id: 'asc' } }),
    db().announcement.findMany({ orderBy: { id: 'asc' } }),
    db().siteSettings.findMany(),
    db().church.findMany(),
  ]);
  return [events, dates, sermons, ministries, announcements, settings, church].map((rows) =>
    rows.map((row) => ({ ...row, ...still })),
  );
}

const otherHours = [{ day: 6, opens: '10:00', closes: '11:00' }];

/** What staff may do, each with the rows it needs. */
const deeds: Record<string, () => Promise<() => Promise<unknown>>> = {
  'deleting an event': async () => {
    const { id } = await createEvent(db(), { image_url: '/uploads/event-images/a.webp', is_featured: true });
    return () => deleteEvent.execute(staff, { id });
  },
  'deleting every series of a title, with what differed on their dates': async () => {
    const rows = [
      await createEvent(db(), sundays),
      await createEvent(db(), { ...sundays, weekday_occurrences: ['1', '3'] }),
    ];
    for (const { id: event_id } of rows) {
      await createEventException(db(), { event_id, date: '2031-06-08' });
      await createEventException(db(), {
        event_id,
        date: '2031-06-15',
        kind: 'changed',
        time: '8 pm',
        is_featured: true,
      });
    }
    return () => deleteEvent.execute(staff, { id: String(rows[0]?.id), series: true });
  },
  'taking one date out': async () => {
    const { id } = await createEvent(db(), sundays);
    return () => deleteEvent.execute(staff, { id: occurrenceId(id, '2031-06-15') });
  },
  'taking out a date that was cancelled': async () => {
    const { id } = await createEvent(db(), sundays);
    await createEventException(db(), { event_id: id, date: '2031-06-15', kind: 'cancelled', title: 'Off' });
    return () => deleteEvent.execute(staff, { id: occurrenceId(id, '2031-06-15') });
  },
  'cancelling one date': async () => {
    const { id } = await createEvent(db(), sundays);
    return () =>
      updateEvent.execute(staff, { id: occurrenceId(id, '2031-06-15'), scope: 'this', status: 'cancelled' });
  },
  'moving one date': async () => {
    const { id } = await createEvent(db(), sundays);
    return () =>
      updateEvent.execute(staff, {
        id: occurrenceId(id, '2031-06-15'),
        scope: 'this',
        date: '2031-06-16',
        title: 'Monday',
      });
  },
  'changing this date and all following': async () => {
    const { id } = await createEvent(db(), sundays);
    await createEventException(db(), { event_id: id, date: '2031-06-08' });
    await createEventException(db(), { event_id: id, date: '2031-06-22', kind: 'cancelled' });
    return () =>
      updateEvent.execute(staff, {
        id: occurrenceId(id, '2031-06-15'),
        scope: 'following',
        title: 'Vespers',
      });
  },
  'moving a series, each date to where the next one was': async () => {
    const { id } = await createEvent(db(), sundays);
    for (const date of ['2031-06-15', '2031-06-01', '2031-06-22', '2031-06-08'])
      await createEventException(db(), { event_id: id, date, kind: 'cancelled', title: date });
    return () => updateEvent.execute(staff, { id, date: '2031-06-08' });
  },
  'turning a series whose first date was taken out into a one-time event': async () => {
    const { id } = await createEvent(db(), sundays);
    await createEventException(db(), { event_id: id, date: '2031-06-01' });
    return () => updateEvent.execute(staff, { id, is_recurring: false, end_date: null });
  },
  'turning a one-time event into a series': async () => {
    const { id } = await createEvent(db());
    return () =>
      updateEvent.execute(staff, {
        id,
        is_recurring: true,
        recurrence_frequency: 'advanced_monthly',
        recurrence_pattern: 'nth_weekday',
        weekday_occurrences: ['1', '5'],
        target_weekday: 0,
      });
  },
  'adding an event': async () => () =>
    createEventCommand.execute(staff, {
      title: 'Picnic',
      date: '2031-06-01',
      time: 'Noon',
      location: 'Park',
      description: 'Salad',
    }),
  'changing a sermon': async () => {
    const { id } = await createSermon(db());
    return () => updateSermon.execute(staff, { id, title: 'Hope', series: null, passage: 'Ruth 1' });
  },
  'deleting a sermon': async () => {
    const { id } = await createSermon(db(), { thumbnail_url: null, series: null, notes: 'Be [[still]]' });
    return () => deleteSermon.execute(staff, { id });
  },
  'changing a ministry': async () => {
    const { id } = await createMinistry(db());
    return () => updateMinistry.execute(staff, { id, description: '<p>New</p>', leadername: '' });
  },
  'adding an announcement': async () => () =>
    addAnnouncement.execute(staff, {
      message: 'Choir',
      start_date: '2031-06-01T08:00',
      end_date: '2031-06-02T08:00',
    }),
  'changing an announcement': async () => {
    const { id } = await createAnnouncement(db());
    return () => updateAnnouncement.execute(staff, { id, is_active: false, message: 'Closed' });
  },
  'deleting an announcement': async () => {
    const { id } = await createAnnouncement(db(), { is_urgent: true });
    return () => deleteAnnouncement.execute(staff, { id });
  },
  'changing the settings': async () => () =>
    updateSettings.execute(staff, { youtube_id: 'dQw4w9WgXcQ', use_rtmp: true }),
  'changing the church’s facts': async () => {
    await updateChurch.execute(staff, { opening_hours: [] });
    return () =>
      updateChurch.execute(staff, { opening_hours: otherHours, latitude: 51.5, name: 'Saint Ann’s' });
  },
  'deleting a ministry in psql': async () => {
    const { id } = await createMinistry(db(), { link: 'https://example.org' });
    return () => sql('DELETE FROM ministries WHERE id = $1', [id]);
  },
};

describe.each(Object.entries(deeds))('%s', (_deed, prepare) => {
  test('is one entry, can be undone, and the undoing undone', async () => {
    const act = await prepare();
    const { total } = await list();
    const before = await content();
    await act();
    const after = await content();
    expect(after).not.toEqual(before);
    const entry = await latest();
    expect([(await list()).total, entry.state]).toEqual([total + 1, 'standing']);

    const restored = await restoreChange.execute(editor, { id: entry.id });
    expect(await content()).toEqual(before);
    expect(await latest()).toMatchObject({
      id: restored.id,
      restores: entry.id,
      session: sessionLabel('editor'),
      state: 'standing',
    });
    expect((await list()).rows.find(({ id }) => id === entry.id)?.state).toBe('undone');

    await restoreChange.execute(editor, { id: restored.id });
    expect(await content()).toEqual(after);
    expect((await list()).rows.map(({ state }) => state).slice(0, 3)).toEqual([
      'standing',
      'undone',
      'standing',
    ]);
  });
});

describe('restoring', () => {
  test('keeps what was changed elsewhere in the row since', async () => {
    const { id } = await createSermon(db(), { title: 'Hope', speaker: 'Lead Pastor' });
    await updateSermon.execute(staff, { id, title: 'Faith' });
    const entry = await latest();
    await updateSermon.execute(staff, { id, speaker: 'Guest' });
    await restoreChange.execute(staff, { id: entry.id });
    expect(await db().sermon.findMany()).toMatchObject([{ title: 'Hope', speaker: 'Guest' }]);
  });

  test('over a newer value is refused first, then done for the version that was told', async () => {
    const { id } = await createSermon(db(), { title: 'Hope' });
    await updateSermon.execute(staff, { id, title: 'Faith' });
    const entry = await latest();
    await updateSermon.execute(staff, { id, title: 'Love' });
    expect((await list()).rows[1]).toMatchObject({ id: entry.id, state: 'changed' });
    const refusal = await restoreChange.execute(staff, { id: entry.id }).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'conflict', more: { current: { version: expect.any(String) } } });
    const { version } = refusal.more.current;

    await updateSermon.execute(staff, { id, title: 'Joy' });
    await expect(restoreChange.execute(staff, { id: entry.id, if_match: version })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await db().sermon.findMany()).toMatchObject([{ title: 'Joy' }]);

    const { version: newer } = (await restoreChange.execute(staff, { id: entry.id }).catch((error) => error))
      .more.current;
    await restoreChange.execute(staff, { id: entry.id, if_match: newer });
    expect(await db().sermon.findMany()).toMatchObject([{ title: 'Hope' }]);
  });

  test('a date that was taken out, where another exception stands today, replaces it when told to', async () => {
    const { id } = await createEvent(db(), sundays);
    await createEventException(db(), { event_id: id, date: '2031-06-15', kind: 'cancelled' });
    await updateEvent.execute(staff, {
      id: occurrenceId(id, '2031-06-15'),
      scope: 'this',
      status: 'scheduled',
    });
    const entry = await latest();
    await deleteEvent.execute(staff, { id: occurrenceId(id, '2031-06-15') });
    await expect(restoreChange.execute(staff, { id: entry.id })).rejects.toMatchObject({ code: 'conflict' });
    await restoreChange.execute(staff, { id: entry.id, if_match: '*' });
    expect(await db().eventException.findMany()).toMatchObject([{ date: '2031-06-15', kind: 'cancelled' }]);
  });

  test('an addition that got new dates since is asked about first', async () => {
    const { id } = await createEvent(db(), sundays);
    const entry = await latest();
    await createEventException(db(), { event_id: id, date: '2031-06-15' });
    await expect(restoreChange.execute(staff, { id: entry.id })).rejects.toMatchObject({ code: 'conflict' });
    expect(await db().event.count()).toBe(1);
  });

  test('a change of what was deleted since says what to restore first', async () => {
    const { id } = await createEvent(db(), sundays);
    await deleteEvent.execute(staff, { id: occurrenceId(id, '2031-06-15') });
    const oneDate = await latest();
    await updateEvent.execute(staff, { id, title: 'Vespers' });
    const change = await latest();
    await deleteEvent.execute(staff, { id, series: true });
    const deletion = await latest();
    for (const entry of [change]) {
      await expect(restoreChange.execute(staff, { id: entry.id, if_match: '*' })).rejects.toMatchObject({
        code: 'conflict',
        message: 'What this belongs to has been deleted since. Please undo that first.',
      });
    }
    await restoreChange.execute(staff, { id: deletion.id });
    await restoreChange.execute(staff, { id: change.id });
    await restoreChange.execute(staff, { id: oneDate.id });
    expect(await db().event.findMany()).toMatchObject([{ id, title: 'Church Picnic' }]);
    expect(await db().eventException.count()).toBe(0);
  });

  test('twice, even at once, is done once', async () => {
    const { id } = await createAnnouncement(db());
    await deleteAnnouncement.execute(staff, { id });
    const entry = await latest();
    const both = await Promise.allSettled([1, 2].map(() => restoreChange.execute(staff, { id: entry.id })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'Everything in this entry is undone already.' },
    });
    expect(await db().announcement.count()).toBe(1);
  });

  test('what the log does not know is not found', async () => {
    await expect(restoreChange.execute(staff, { id: unknownId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('who was on the prayer team is impossible: the log does not know', async () => {
    const { id } = await createPrayerTeamEmail(db());
    await db().prayerTeamEmail.delete({ where: { id } });
    const entry = await latest();
    expect(entry.state).toBe('final');
    await expect(restoreChange.execute(staff, { id: entry.id, if_match: '*' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await db().prayerTeamEmail.count()).toBe(0);
  });

  test('an event gives it a higher number, so that calendars take it back', async () => {
    const { id, sequence } = await createEvent(db());
    await deleteEvent.execute(staff, { id });
    await restoreChange.execute(staff, { id: (await latest()).id });
    expect((await db().event.findUniqueOrThrow({ where: { id } })).sequence).toBeGreaterThan(sequence);
  });

  test('works on rows older than today’s columns', async () => {
    const { id } = await createAnnouncement(db());
    await deleteAnnouncement.execute(staff, { id });
    await sql(
      `UPDATE activity_log SET before = before - 'scroll_speed' || '{"gone": 1}' WHERE action = 'deleted'`,
    );
    await restoreChange.execute(staff, { id: (await latest()).id });
    expect(await db().announcement.findMany()).toMatchObject([{ id, scroll_speed: 'normal' }]);
  });
});

describe('taking a deletion back at once', () => {
  test('finds it by the row', async () => {
    const { id } = await createSermon(db());
    await deleteSermon.execute(staff, { id });
    await undoDeletion.execute(staff, { table_name: 'sermons', row_id: id });
    expect(await db().sermon.findMany()).toMatchObject([{ id }]);
  });

  test('finds that of one date by the date', async () => {
    const { id } = await createEvent(db(), sundays);
    await deleteEvent.execute(staff, { id: occurrenceId(id, '2031-06-15') });
    await deleteEvent.execute(staff, { id: occurrenceId(id, '2031-06-22') });
    await undoDeletion.execute(staff, { table_name: 'events', row_id: id, date: '2031-06-15' });
    expect(await db().eventException.findMany()).toMatchObject([{ date: '2031-06-22' }]);
  });

  test('finds nothing where nothing was deleted', async () => {
    const { id } = await createSermon(db());
    await expect(undoDeletion.execute(staff, { table_name: 'sermons', row_id: id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
