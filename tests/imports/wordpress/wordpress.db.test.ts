import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { runNow, sendFile, workHere } from '../bring-in.ts';
import { wxr } from '../support/wxr.ts';

useDatabase({ as: staff });
beforeEach(() => {
  newDataFolder();
});

async function bringIn(text: string) {
  const file = new File([text], 'oldchurch.WordPress.2026-11-23.xml', { type: 'text/xml' });
  const { body } = await sendFile(file, { source: 'wordpress' });
  await workHere();
  return runNow(body.id);
}

const sermon = {
  id: 1,
  type: 'wpfc_sermon',
  title: 'Grace',
  terms: { wpfc_preacher: ['Ruth Miller'] },
  meta: {
    sermon_date: 1710028800,
    sermon_description: 'On grace, and what it asks.',
    sermon_video_link: 'https://vimeo.com/76979871',
  },
};
const choir = {
  id: 2,
  type: 'ctc_event',
  title: 'Choir',
  meta: {
    _ctc_event_start_date: '2027-01-05',
    _ctc_event_start_time: '18:30',
    _ctc_event_recurrence: 'weekly',
    _ctc_event_excluded_dates: '2027-01-12',
  },
};
const person = {
  id: 3,
  type: 'ctc_person',
  title: 'Ann Baker',
  meta: { _ctc_person_position: 'Associate Pastor' },
};

test('what a WordPress site has is there, once, and goes as it came', async () => {
  const first = await bringIn(wxr(sermon, choir, person, { ...sermon, id: 4, status: 'draft' }));
  const one = { added: 1, updated: 0, unchanged: 0, skipped: 0 };
  expect(first).toMatchObject({
    state: 'done',
    counts: { sermons: one, events: one, leaders: one },
    problems: ['One draft or private entry was left out.'],
  });
  expect(await db().sermon.findMany()).toMatchObject([
    {
      title: 'Grace',
      speaker: 'Ruth Miller',
      date: '2024-03-10',
      description: 'On grace, and what it asks.',
    },
  ]);
  expect(await db().event.findMany({ include: { exceptions: true } })).toMatchObject([
    {
      date: '2027-01-05',
      time: '6:30 PM',
      recurrence_frequency: 'weekly',
      exceptions: [{ date: '2027-01-12', kind: 'removed' }],
    },
  ]);
  const later = { ...sermon, title: 'Grace again' };
  const second = await bringIn(wxr(later, choir, person));
  expect(second.counts).toMatchObject({
    sermons: { ...one, added: 0, updated: 1 },
    events: { ...one, added: 0, unchanged: 1 },
    leaders: { ...one, added: 0, unchanged: 1 },
  });
  for (const { id } of [second, first]) {
    await callApi(`POST /api/imports/${id}/undo`);
    await workHere();
    expect(await runNow(id)).toMatchObject({ state: 'undone', problems: expect.any(Array) });
  }
  expect(await db().sermon.count()).toBe(0);
  expect(await db().event.count()).toBe(0);
  expect(await db().eventException.count()).toBe(0);
  expect(await db().pageText.count()).toBe(0);
});

test('a file that is none changes nothing, and it says why', async () => {
  expect(await bringIn('<rss version="2.0"><channel><item/></channel></rss>')).toMatchObject({
    state: 'failed',
    problems: [expect.stringContaining('This is a feed')],
  });
});
