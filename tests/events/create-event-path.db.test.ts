import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { type LiveListener, listenForChanges } from '#lib/core/cache/change-listener.ts';
import { createEvent } from '#lib/events/commands.ts';
import { type EventFormValues, emptyEventForm, toEventInput } from '#lib/events/form-values.ts';
import { listUpcomingOccurrences } from '#lib/events/queries.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { filesRunBy } from '#tests/support/processes/files-run-by.ts';

const { url } = useDatabase();
let listener: LiveListener;
beforeAll(async () => {
  listener = listenForChanges(url);
  await listener.ready;
});
afterAll(() => listener.close());

/** The files that docs/architecture.md numbers. */
const told = [...section('How "create event" travels').matchAll(/^\d+\. `([^`]+)`/gm)].map(
  ([, path = '']) => path,
);

function section(heading: string): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
  return text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

/** What is asked on the way about a text, a date, a name, a topic or the machine, or notes that something is read. */
const asked =
  /^lib\/core\/(dates|platform|church)\/|^lib\/core\/cache\/(live-topics|read-scope|rendering-reads)\.|^lib\/core\/operations\/(fields|text-rules|session-label)\.|^lib\/events\/(occurrence-id|time-range)\./;
/** The way in from a browser, whose cookies no test has. */
const unrun = ['lib/events/actions.ts', 'lib/core/operations/action.ts'];

function nextChangeOfEvents(): Promise<void> {
  return new Promise((resolve) => {
    const leave = onChange((topic) => {
      if (topic !== 'events') return;
      leave();
      resolve();
    });
  });
}

const typed = {
  ...emptyEventForm(),
  title: 'Chili Supper',
  date: '2031-03-02',
  time: '6 pm',
  location: 'Fellowship Hall',
  description: 'Bring a pot or an appetite.',
  recurrence_type: 'recurring',
  recurrence_frequency: 'advanced_monthly',
  weekday_occurrences: ['1'],
  target_weekday: 0,
} satisfies EventFormValues;

test('a new event passes 30 files of ours at most, from the form to the page of the next visitor', () => {
  expect(told.length).toBeLessThanOrEqual(30);
  expect(new Set(told).size).toBe(told.length);
});

test('what runs between the form and the list of the page is what the architecture tells', async () => {
  const ask = () => listUpcomingOccurrences({ today: '2031-01-01', limit: 5 });
  expect(await ask()).toEqual([]);
  const files = await filesRunBy(async () => {
    const heard = nextChangeOfEvents();
    await createEvent.execute(staff, toEventInput(typed));
    await heard;
    expect(await ask()).toHaveLength(5);
  });
  const expected = told.filter((path) => path.startsWith('lib/') && !unrun.includes(path));
  expect(files.filter((path) => !asked.test(path))).toEqual(expected.sort());
});
