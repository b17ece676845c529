-- Until now the site's sessions ran in the zone of the server, and Prisma's adapter wrote an instant as the digits it
-- has in UTC: what it wrote is off by that zone's offset, what a default, a trigger or now() wrote is right. Sessions
-- are in UTC from now on; here the instants of which is known who wrote them are put right. Nobody changes anything by
-- that: no version rises, and neither the log nor a browser is told.
-- Run again, it finds its note on the column and does nothing.
DO $$
DECLARE
  note constant text := 'Instants are written by sessions in UTC.';
  -- What this session would run in if it had not asked for UTC.
  zone constant text := (SELECT reset_val FROM pg_settings WHERE name = 'TimeZone');
  moved constant text := format('(%%1$s AT TIME ZONE %L) AT TIME ZONE ''UTC''', zone);
  since timestamptz;
  name text;
  own text;
  written text;
  counted record;
  moved_rows bigint := 0;
  right_rows bigint := 0;
BEGIN
  IF col_description('activity_log'::regclass, (SELECT attnum FROM pg_attribute WHERE attrelid = 'activity_log'::regclass AND attname = 'at')) = note THEN
    RETURN;
  END IF;
  EXECUTE format('COMMENT ON COLUMN "activity_log"."at" IS %L', note);
  IF NOT EXISTS (
    SELECT FROM unnest(ARRAY['2026-01-01', '2026-07-01']::timestamp[]) AS day
    WHERE day AT TIME ZONE zone <> day AT TIME ZONE 'UTC'
  ) OR to_regclass('_prisma_migrations') IS NULL THEN
    RETURN;
  END IF;

  -- Rows of an older site that was taken over were there before, and right.
  since := (SELECT min(started_at) - interval '1 day' FROM _prisma_migrations);

  -- The log knows when a row came: it tells which of the two its `created_at` is. Where it shows that most are right,
  -- they were written elsewhere, by sessions in UTC, and came with a backup.
  FOREACH name IN ARRAY ARRAY['events', 'sermons', 'ministries', 'announcements', 'closings', 'prayer_team_emails'] LOOP
    EXECUTE format(
      'SELECT count(*) FILTER (WHERE abs(extract(epoch FROM %2$s - l.at)) < 60) AS moved,
              count(*) FILTER (WHERE abs(extract(epoch FROM t.created_at - l.at)) < 60) AS right_as_is
       FROM %1$I AS t JOIN activity_log AS l ON l.table_name = %1$L AND l.row_id = t.id::text AND l.action = ''created''
       WHERE NOT EXISTS (SELECT FROM import_links AS i WHERE i.table_name = %1$L AND i.row_id = t.id::text)',
      name, format(moved, 't.created_at')) INTO counted;
    moved_rows := moved_rows + counted.moved;
    right_rows := right_rows + counted.right_as_is;
  END LOOP;
  IF right_rows > moved_rows THEN
    RETURN;
  END IF;

  -- A row is made by the adapter, unless an import or the clock did it in SQL. Its `updated_at` is the adapter's as well
  -- until the first change, which a trigger stamps: that is at least the zone's offset away, or, where the zone is
  -- behind UTC, a millisecond later for each change.
  FOREACH name IN ARRAY ARRAY['events', 'event_exceptions', 'ministries', 'sermons', 'announcements', 'closings',
      'prayer_requests', 'prayer_team_emails', 'mfa_factors', 'redirects', 'import_runs'] LOOP
    own := CASE name WHEN 'redirects' THEN 't.run_id IS NULL' WHEN 'import_runs' THEN 'NOT t.is_scheduled' ELSE 'true' END;
    written := CASE name WHEN 'event_exceptions' THEN $q$'events' AND i.row_id = t.event_id::text$q$
      ELSE format('%L AND i.row_id = t.id::text', name) END;
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', name);
    EXECUTE format(
      'UPDATE %1$I AS t SET
         created_at = %2$s,
         updated_at = CASE WHEN t.updated_at < t.created_at + interval ''1 minute'' THEN %3$s ELSE t.updated_at END
       WHERE t.created_at > %4$L AND %5$s AND COALESCE(
         (SELECT abs(extract(epoch FROM %2$s - min(l.at))) < abs(extract(epoch FROM t.created_at - min(l.at)))
          FROM activity_log AS l WHERE l.table_name = %1$L AND l.row_id = t.id::text AND l.action = ''created''),
         NOT EXISTS (SELECT FROM import_links AS i WHERE i.table_name = %6$s))',
      name, format(moved, 't.created_at'), format(moved, 't.updated_at'), since, own, written);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', name);
  END LOOP;

  -- Columns that the adapter alone writes.
  FOR name, own IN
    SELECT * FROM (VALUES
      ('prayer_notifications', 'created_at'), ('prayer_notifications', 'sent_at'), ('prayer_notifications', 'stopped_at'),
      ('used_captchas', 'expires_at'), ('ended_sessions', 'expires_at'),
      ('mfa_challenges', 'created_at'), ('mfa_challenges', 'expires_at'), ('mfa_challenges', 'used_at'),
      ('mfa_recovery_codes', 'created_at'), ('mfa_recovery_codes', 'used_at'),
      ('import_sources', 'created_at'), ('church', 'set_up_at'),
      ('site_settings', 'live_override_until'), ('site_settings', 'live_override_at')
    ) AS columns
  LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', name);
    EXECUTE format('UPDATE %I SET %I = %s WHERE %2$I IS NOT NULL', name, own, format(moved, quote_ident(own)));
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', name);
  END LOOP;

  -- Written by both: a closing was opened again when its row last changed, and a calendar is read within the hour.
  ALTER TABLE "closings" DISABLE TRIGGER USER;
  EXECUTE format(
    'UPDATE closings SET reopened_at = %1$s
     WHERE abs(extract(epoch FROM %1$s - updated_at)) < abs(extract(epoch FROM reopened_at - updated_at))',
    format(moved, 'reopened_at'));
  ALTER TABLE "closings" ENABLE TRIGGER USER;
  UPDATE "import_sources" SET "next_at" = LEAST("next_at", now() + interval '1 hour');
END
$$;
