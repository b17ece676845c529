import type { Client } from 'pg';

/**
 * Fills the events of twenty years and the year ahead in a realistic mix. Of every hundred: fifty past and twenty
 * future single dates, seven of several days, ten weekly, three biweekly, eight monthly and two yearly series; half of
 * the weekly series have ended, and every third one has an exception.
 * @param today yyyy-MM-dd, the church's date
 */
export async function fillEvents(
  database: Pick<Client, 'query'>,
  count: number,
  today: string,
): Promise<void> {
  await inOneGo(database, [
    'TRUNCATE events CASCADE',
    { text: insertEvents, values: [count, today] },
    { text: insertExceptions, values: [today] },
    'ANALYZE events',
    'ANALYZE event_exceptions',
  ]);
}

/** The distance of distant events from today, beyond the range of every page. */
const distantDays = 60;

/**
 * Adds events without a day near `today`. Of every hundred: sixty past single dates, ten past ones of several days,
 * twenty ended series, ten future dates.
 */
export async function fillDistantEvents(
  database: Pick<Client, 'query'>,
  count: number,
  today: string,
): Promise<void> {
  await inOneGo(database, [
    { text: insertDistantEvents, values: [count, today, distantDays] },
    'ANALYZE events',
  ]);
}

/** Fills one sermon for each Sunday up to `today`, in series of eight by forty speakers. */
export async function fillSermons(
  database: Pick<Client, 'query'>,
  count: number,
  today: string,
): Promise<void> {
  await inOneGo(database, [
    'TRUNCATE sermons',
    { text: insertSermons, values: [count, today] },
    'ANALYZE sermons',
  ]);
}

/** Runs the statements in one transaction, with one notice of the change. */
async function inOneGo(
  database: Pick<Client, 'query'>,
  statements: (string | { text: string; values: unknown[] })[],
): Promise<void> {
  await database.query('BEGIN');
  for (const statement of statements) await database.query(statement);
  await database.query('COMMIT');
}

const insertEvents = `
  WITH rows AS (
    SELECT i, i % 100 AS kind, $2::date AS today,
      CASE
        WHEN i % 100 < 50 THEN $2::date - (1 + i * 37 % 7300)
        WHEN i % 100 < 70 THEN $2::date + i * 13 % 365
        WHEN i % 100 < 77 THEN $2::date - 350 + i * 17 % 700
        ELSE $2::date - i * 29 % 1800
      END AS start
    FROM generate_series(1, $1::int) AS i
  )
  INSERT INTO events (title, date, time, location, description, is_recurring, recurrence_frequency,
    recurrence_pattern, weekday_occurrences, target_weekday, end_date, is_featured, show_in_banner)
  SELECT
    (ARRAY['Supper', 'Work day', 'Prayer walk', 'Choir practice', 'Study', 'Picnic'])[i % 6 + 1] || ' no. ' || i,
    to_char(start, 'YYYY-MM-DD'),
    (ARRAY['9:00 AM - 11:30 AM', '6:30 PM - 8:00 PM', '12:15 PM', '7:00 PM - 8:30 PM'])[i % 4 + 1],
    (ARRAY['Fellowship Hall', 'The lawn under the live oaks', 'Worship Center', 'The Loft'])[i / 4 % 4 + 1],
    'Bring a neighbor and something to share, number ' || i || '. ' || md5(i::text) ||
      ': we set the tables together, eat early and are home before the children fall asleep.',
    kind >= 77,
    CASE WHEN kind < 77 THEN NULL WHEN kind < 87 THEN 'weekly' WHEN kind < 90 THEN 'biweekly'
      WHEN kind < 94 THEN 'monthly' WHEN kind < 98 THEN 'advanced_monthly' ELSE 'yearly' END,
    CASE WHEN kind < 77 THEN NULL WHEN kind BETWEEN 94 AND 97 THEN 'nth_weekday' ELSE 'simple' END,
    CASE WHEN kind IN (94, 95) THEN ARRAY['1', '3'] WHEN kind IN (96, 97) THEN ARRAY['5'] ELSE '{}' END,
    CASE WHEN kind BETWEEN 94 AND 97 THEN i / 100 % 7 END,
    CASE WHEN kind BETWEEN 70 AND 76 THEN to_char(start + 2, 'YYYY-MM-DD')
      WHEN kind BETWEEN 77 AND 81 THEN to_char(LEAST(start + 400, today - 30), 'YYYY-MM-DD') END,
    i % 100 = 60, i % 100 IN (61, 84)
  FROM rows`;

const insertDistantEvents = `
  WITH rows AS (
    SELECT i, i % 100 AS kind,
      $2::date + CASE WHEN i % 100 < 90 THEN -($3::int + 4 + i * 37 % 7300) ELSE $3::int + 1 + i * 13 % 300 END AS start
    FROM generate_series(1, $1::int) AS i
  )
  INSERT INTO events (title, date, time, location, description, is_recurring, recurrence_frequency,
    recurrence_pattern, end_date)
  SELECT 'Gathering no. ' || i, to_char(start, 'YYYY-MM-DD'), '6:30 PM - 8:00 PM', 'Fellowship Hall',
    'Bring a neighbor and something to share, number ' || i || '. ' || repeat(md5(i::text) || ' ', 3),
    kind BETWEEN 70 AND 89,
    CASE WHEN kind BETWEEN 70 AND 89 THEN (ARRAY['weekly', 'biweekly', 'monthly'])[i % 3 + 1] END,
    CASE WHEN kind BETWEEN 70 AND 89 THEN 'simple' END,
    CASE WHEN kind BETWEEN 60 AND 69 THEN to_char(start + 2, 'YYYY-MM-DD')
      WHEN kind BETWEEN 70 AND 89 THEN to_char(LEAST(start + 400, $2::date - $3::int), 'YYYY-MM-DD') END
  FROM rows`;

const insertExceptions = `
  INSERT INTO event_exceptions (event_id, date, kind, time)
  SELECT id, to_char(date::date + ((($1::date - date::date) / step) + 2) * step, 'YYYY-MM-DD'),
    (ARRAY['removed', 'cancelled', 'changed'])[n / 3 % 3 + 1], CASE WHEN n / 3 % 3 = 2 THEN '5:00 PM' END
  FROM (
    SELECT id, date, CASE recurrence_frequency WHEN 'weekly' THEN 7 ELSE 14 END AS step,
      row_number() OVER (ORDER BY created_at, id) AS n
    FROM events WHERE recurrence_frequency IN ('weekly', 'biweekly') AND end_date IS NULL
  ) AS series
  WHERE n % 3 = 0`;

const insertSermons = `
  INSERT INTO sermons (title, speaker, date, passage, video_url, description, series)
  SELECT 'The road home, part ' || i, 'Speaker ' || i % 40, to_char($2::date - i * 7, 'YYYY-MM-DD'),
    'Psalm ' || (i % 150 + 1), CASE WHEN i % 2 = 0 THEN 'https://vimeo.com/76979871' ELSE 'https://youtu.be/dQw4w9WgXcQ' END,
    'What the psalm says to people who are tired, and what it promises them. ' || repeat(md5(i::text) || ' ', 4),
    'Series ' || i / 8
  FROM generate_series(1, $1::int) AS i`;
