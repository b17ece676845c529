import { afterEach, expect, it } from 'vitest';
import { currentGeneration, onChange } from '#lib/core/cache/change-bus.ts';
import { type LiveListener, listenForChanges } from '#lib/core/cache/change-listener.ts';
import { type LiveTopic, liveTopics } from '#lib/core/cache/live-topics.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url, sql } = useDatabase();
let listener: LiveListener | undefined;
afterEach(() => listener?.close());

async function listening(): Promise<void> {
  listener = listenForChanges(url);
  await listener.ready;
}

/** Resolves as soon as every one of the topics has been announced. */
function announced(...topics: LiveTopic[]): Promise<void> {
  const missing = new Set(topics);
  return new Promise((resolve) => {
    const forget = onChange((topic) => {
      missing.delete(topic);
      if (missing.size > 0) return;
      forget();
      resolve();
    });
  });
}

it('a change made by anyone, psql included, is announced and clears the kept pages', async () => {
  await listening();
  const before = currentGeneration();
  const heard = announced('settings');
  await sql('UPDATE site_settings SET use_rtmp = true');
  await heard;
  expect(currentGeneration()).toBeGreaterThan(before);
});

it('a change of prayer requests is announced and clears no page', async () => {
  await listening();
  const before = currentGeneration();
  const heard = announced('prayer-requests');
  await sql(
    "INSERT INTO prayer_requests (id, name, email, request) VALUES (gen_random_uuid(), 'A B', 'a@example.org', 'Please pray for us')",
  );
  await heard;
  expect(currentGeneration()).toBe(before);
});

it('a notification it does not know counts as a change of everything', async () => {
  await listening();
  const heard = announced(...liveTopics);
  await sql("NOTIFY belltower, 'something else'");
  await heard;
});

it('a lost connection comes back, and everything counts as changed meanwhile', async () => {
  await listening();
  const heard = announced(...liveTopics);
  await sql(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'belltower live'",
  );
  await heard;
  await announced(...liveTopics);
  const again = announced('events');
  await sql("NOTIFY belltower, 'events'");
  await again;
});
