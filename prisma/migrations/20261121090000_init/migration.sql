-- The whole schema. Every statement may meet tables that are already there: a church that ran on the same
-- tables elsewhere points DATABASE_URL at them, and its rows stay. The script runs as one transaction and
-- may be run twice.

-- 1. Tables

CREATE TABLE IF NOT EXISTS "events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "image_url" TEXT,
    "is_recurring" BOOLEAN NOT NULL DEFAULT false,
    "recurrence_frequency" TEXT,
    "recurrence_pattern" TEXT,
    "weekday_occurrences" TEXT[],
    "target_weekday" INTEGER,
    "end_date" TEXT,
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "show_in_banner" BOOLEAN NOT NULL DEFAULT false,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "event_exceptions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "event_id" UUID NOT NULL,
    "date" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "new_date" TEXT,
    "title" TEXT,
    "time" TEXT,
    "location" TEXT,
    "description" TEXT,
    "image_url" TEXT,
    "is_featured" BOOLEAN,
    "show_in_banner" BOOLEAN,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_exceptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "ministries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "imageurl" TEXT,
    "leadername" TEXT,
    "meetingtimes" TEXT,
    "category" TEXT NOT NULL,
    "link" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ministries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "sermons" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "speaker" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "passage" TEXT,
    "video_url" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "thumbnail_url" TEXT,
    "series" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sermons_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "prayer_requests" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "is_anonymous" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prayer_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "prayer_team_emails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT,
    "email" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prayer_team_emails_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "announcements" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "message" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "start_date" TEXT NOT NULL,
    "end_date" TEXT NOT NULL,
    "background_color" TEXT NOT NULL DEFAULT '#ea384c',
    "text_color" TEXT NOT NULL DEFAULT '#ffffff',
    "scroll_speed" TEXT NOT NULL DEFAULT 'normal',
    "timezone" TEXT NOT NULL DEFAULT 'America/Chicago',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "announcements_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "site_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "hero_background_url" TEXT,
    "vimeo_embed_code" TEXT,
    "youtube_id" TEXT,
    "facebook_live_url" TEXT,
    "use_rtmp" BOOLEAN NOT NULL DEFAULT false,
    "rtmp_url" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "mfa_factors" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "factor_type" TEXT NOT NULL,
    "friendly_name" TEXT NOT NULL,
    "phone" TEXT,
    "issuer" TEXT,
    "status" TEXT NOT NULL DEFAULT 'unverified',
    "secret" TEXT,
    "last_used_step" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mfa_factors_pkey" PRIMARY KEY ("id")
);

CREATE TABLE IF NOT EXISTS "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- 2. Tables that were here before: missing columns are added, other types are turned into ours, and empty
-- values of required columns are filled.

CREATE FUNCTION pg_temp.text_list(value jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof(value) WHEN 'array' THEN ARRAY(SELECT jsonb_array_elements_text(value)) END
$$;

-- `fill` is an SQL expression for empty values of a required column; NULL means the column may stay empty.
-- `standard` is the column's default.
CREATE FUNCTION pg_temp.adopt(tbl text, col text, wanted text, fill text, standard text) RETURNS void
LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  found text;
  is_required boolean;
  conversion text;
BEGIN
  SELECT format_type(atttypid, atttypmod), attnotnull INTO found, is_required
    FROM pg_attribute WHERE attrelid = tbl::regclass AND attname = col AND NOT attisdropped;
  IF found IS NULL THEN
    EXECUTE format('ALTER TABLE %I ADD COLUMN %I %s', tbl, col, wanted);
    is_required := false;
  ELSIF found <> wanted AND NOT (wanted = 'text' AND found LIKE 'character%') THEN
    conversion := CASE
      -- A moment in an old date column was typed as a local time and kept as if it were UTC.
      WHEN wanted = 'text' AND found = 'date' AND tbl = 'announcements' THEN format('to_char(%I, ''YYYY-MM-DD"T"HH24:MI'')', col)
      WHEN wanted = 'text' AND found = 'date' THEN format('to_char(%I, ''YYYY-MM-DD'')', col)
      WHEN wanted = 'text' AND found LIKE 'timestamp%' AND tbl = 'announcements'
        THEN format('to_char(%I::timestamptz AT TIME ZONE ''UTC'', ''YYYY-MM-DD"T"HH24:MI'')', col)
      WHEN wanted = 'text' AND found LIKE 'timestamp%' THEN format('to_char(%I::timestamptz AT TIME ZONE ''UTC'', ''YYYY-MM-DD'')', col)
      WHEN wanted = 'text[]' AND found = 'jsonb' THEN format('pg_temp.text_list(%I)', col)
      WHEN wanted = 'text[]' AND found = 'json' THEN format('pg_temp.text_list(%I::jsonb)', col)
      ELSE format('%I::%s', col, wanted)
    END;
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I DROP DEFAULT', tbl, col);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I TYPE %s USING %s', tbl, col, wanted, conversion);
  END IF;
  IF standard IS NOT NULL THEN
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET DEFAULT %s', tbl, col, standard);
  END IF;
  IF fill IS NOT NULL AND NOT is_required THEN
    EXECUTE format('UPDATE %I SET %I = %s WHERE %I IS NULL', tbl, col, fill, col);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET NOT NULL', tbl, col);
  ELSIF fill IS NULL AND is_required THEN
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I DROP NOT NULL', tbl, col);
  END IF;
END
$$;

SELECT pg_temp.adopt(tbl, col, wanted, fill, standard) FROM (VALUES
  ('events', 'id', 'uuid', 'gen_random_uuid()', 'gen_random_uuid()'),
  ('events', 'title', 'text', '''''', NULL),
  ('events', 'date', 'text', '''1970-01-01''', NULL),
  ('events', 'time', 'text', '''''', NULL),
  ('events', 'location', 'text', '''''', NULL),
  ('events', 'description', 'text', '''''', NULL),
  ('events', 'image_url', 'text', NULL, NULL),
  ('events', 'is_recurring', 'boolean', 'false', 'false'),
  ('events', 'recurrence_frequency', 'text', NULL, NULL),
  ('events', 'recurrence_pattern', 'text', NULL, NULL),
  ('events', 'weekday_occurrences', 'text[]', NULL, NULL),
  ('events', 'target_weekday', 'integer', NULL, NULL),
  ('events', 'end_date', 'text', NULL, NULL),
  ('events', 'is_featured', 'boolean', 'false', 'false'),
  ('events', 'show_in_banner', 'boolean', 'false', 'false'),
  ('events', 'sequence', 'integer', '0', '0'),
  ('events', 'created_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('events', 'updated_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('ministries', 'id', 'uuid', 'gen_random_uuid()', 'gen_random_uuid()'),
  ('ministries', 'title', 'text', '''''', NULL),
  ('ministries', 'description', 'text', '''''', NULL),
  ('ministries', 'imageurl', 'text', NULL, NULL),
  ('ministries', 'leadername', 'text', NULL, NULL),
  ('ministries', 'meetingtimes', 'text', NULL, NULL),
  ('ministries', 'category', 'text', '''Adult''', NULL),
  ('ministries', 'link', 'text', NULL, NULL),
  ('ministries', 'created_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('ministries', 'updated_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('sermons', 'id', 'uuid', 'gen_random_uuid()', 'gen_random_uuid()'),
  ('sermons', 'title', 'text', '''''', NULL),
  ('sermons', 'speaker', 'text', '''''', NULL),
  ('sermons', 'date', 'text', '''1970-01-01''', NULL),
  ('sermons', 'passage', 'text', NULL, NULL),
  ('sermons', 'video_url', 'text', '''''', NULL),
  ('sermons', 'description', 'text', '''''', NULL),
  ('sermons', 'thumbnail_url', 'text', NULL, NULL),
  ('sermons', 'series', 'text', NULL, NULL),
  ('sermons', 'created_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('sermons', 'updated_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('prayer_requests', 'id', 'uuid', 'gen_random_uuid()', 'gen_random_uuid()'),
  ('prayer_requests', 'name', 'text', '''''', NULL),
  ('prayer_requests', 'email', 'text', '''''', NULL),
  ('prayer_requests', 'request', 'text', '''''', NULL),
  ('prayer_requests', 'is_anonymous', 'boolean', 'false', 'false'),
  ('prayer_requests', 'status', 'text', '''new''', '''new'''),
  ('prayer_requests', 'created_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('prayer_requests', 'updated_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('prayer_team_emails', 'id', 'uuid', 'gen_random_uuid()', 'gen_random_uuid()'),
  ('prayer_team_emails', 'name', 'text', NULL, NULL),
  ('prayer_team_emails', 'email', 'text', '''''', NULL),
  ('prayer_team_emails', 'active', 'boolean', 'true', 'true'),
  ('prayer_team_emails', 'created_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('prayer_team_emails', 'updated_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('announcements', 'id', 'uuid', 'gen_random_uuid()', 'gen_random_uuid()'),
  ('announcements', 'message', 'text', '''''', NULL),
  ('announcements', 'is_active', 'boolean', 'true', 'true'),
  ('announcements', 'start_date', 'text', 'to_char(now() AT TIME ZONE ''America/Chicago'', ''YYYY-MM-DD"T"00:00'')', NULL),
  ('announcements', 'end_date', 'text', 'to_char((now() + interval ''1 day'') AT TIME ZONE ''America/Chicago'', ''YYYY-MM-DD"T"00:00'')', NULL),
  ('announcements', 'background_color', 'text', '''#ea384c''', '''#ea384c'''),
  ('announcements', 'text_color', 'text', '''#ffffff''', '''#ffffff'''),
  ('announcements', 'scroll_speed', 'text', '''normal''', '''normal'''),
  ('announcements', 'timezone', 'text', '''America/Chicago''', '''America/Chicago'''),
  ('announcements', 'created_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP'),
  ('announcements', 'updated_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP')
) AS columns (tbl, col, wanted, fill, standard);

DROP FUNCTION pg_temp.adopt(text, text, text, text, text);
DROP FUNCTION pg_temp.text_list(jsonb);

-- An address belongs to the prayer team once; of doubles the oldest stays.
DELETE FROM "prayer_team_emails" AS double USING "prayer_team_emails" AS kept
  WHERE double."email" = kept."email" AND (kept."created_at", kept."id") < (double."created_at", double."id");

-- 3. Indexes and references

CREATE INDEX IF NOT EXISTS "events_date_idx" ON "events"("date");
CREATE INDEX IF NOT EXISTS "events_is_recurring_date_idx" ON "events"("is_recurring", "date");
CREATE INDEX IF NOT EXISTS "events_is_featured_date_idx" ON "events"("is_featured", "date");
CREATE INDEX IF NOT EXISTS "events_show_in_banner_date_idx" ON "events"("show_in_banner", "date");
CREATE INDEX IF NOT EXISTS "events_title_idx" ON "events"("title");
CREATE INDEX IF NOT EXISTS "event_exceptions_new_date_idx" ON "event_exceptions"("new_date");
CREATE UNIQUE INDEX IF NOT EXISTS "event_exceptions_event_id_date_key" ON "event_exceptions"("event_id", "date");
CREATE INDEX IF NOT EXISTS "ministries_title_idx" ON "ministries"("title");
CREATE INDEX IF NOT EXISTS "sermons_date_id_idx" ON "sermons"("date" DESC, "id");
CREATE INDEX IF NOT EXISTS "sermons_series_date_idx" ON "sermons"("series", "date");
CREATE INDEX IF NOT EXISTS "sermons_speaker_date_idx" ON "sermons"("speaker", "date");
CREATE INDEX IF NOT EXISTS "prayer_requests_status_created_at_idx" ON "prayer_requests"("status", "created_at" DESC);
CREATE UNIQUE INDEX IF NOT EXISTS "prayer_team_emails_email_key" ON "prayer_team_emails"("email");
CREATE INDEX IF NOT EXISTS "prayer_team_emails_active_created_at_idx" ON "prayer_team_emails"("active", "created_at");
CREATE INDEX IF NOT EXISTS "announcements_is_active_created_at_idx" ON "announcements"("is_active", "created_at" DESC);
CREATE INDEX IF NOT EXISTS "mfa_factors_status_idx" ON "mfa_factors"("status");

ALTER TABLE "event_exceptions" DROP CONSTRAINT IF EXISTS "event_exceptions_event_id_fkey";
ALTER TABLE "event_exceptions" ADD CONSTRAINT "event_exceptions_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- 4. Every change of a row gives it a later `updated_at`, also within one millisecond: it is what If-Match
-- compares. An event's iCalendar SEQUENCE rises with it.

CREATE OR REPLACE FUNCTION belltower_touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := GREATEST(clock_timestamp()::timestamptz(3), OLD.updated_at + interval '1 millisecond');
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION belltower_touch_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := GREATEST(clock_timestamp()::timestamptz(3), OLD.updated_at + interval '1 millisecond');
  NEW.sequence := OLD.sequence + 1;
  RETURN NEW;
END
$$;

-- What differs on one date is part of the event: its SEQUENCE and `updated_at` rise as well.
CREATE OR REPLACE FUNCTION belltower_touch_parent_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    EXECUTE format('UPDATE %I.events SET sequence = sequence WHERE id = $1', TG_TABLE_SCHEMA) USING OLD.event_id;
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.event_id <> OLD.event_id) THEN
    EXECUTE format('UPDATE %I.events SET sequence = sequence WHERE id = $1', TG_TABLE_SCHEMA) USING NEW.event_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "events" FOR EACH ROW EXECUTE FUNCTION belltower_touch_event();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "event_exceptions" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "ministries" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "sermons" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "prayer_requests" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "prayer_team_emails" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "announcements" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "mfa_factors" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_parent_event" AFTER INSERT OR UPDATE OR DELETE ON "event_exceptions" FOR EACH ROW EXECUTE FUNCTION belltower_touch_parent_event();

-- 5. Every change tells who listens which topic changed, never what. By row, so that a statement that meets
-- no row is silent; equal notices of one transaction are sent once.

CREATE OR REPLACE FUNCTION belltower_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('belltower', TG_ARGV[0]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION belltower_notify('events');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('events');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "event_exceptions" FOR EACH ROW EXECUTE FUNCTION belltower_notify('events');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "event_exceptions" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('events');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "ministries" FOR EACH ROW EXECUTE FUNCTION belltower_notify('ministries');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "ministries" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('ministries');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "sermons" FOR EACH ROW EXECUTE FUNCTION belltower_notify('sermons');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "sermons" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('sermons');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "prayer_requests" FOR EACH ROW EXECUTE FUNCTION belltower_notify('prayer-requests');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "prayer_requests" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('prayer-requests');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "announcements" FOR EACH ROW EXECUTE FUNCTION belltower_notify('announcements');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "announcements" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('announcements');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION belltower_notify('settings');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "site_settings" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('settings');

-- 6. Rows

INSERT INTO "site_settings" ("id") VALUES (1) ON CONFLICT ("id") DO NOTHING;

-- The women's ministry always meets then; a ministry saved later gets it on save. Its title has the word
-- "Women's" with any apostrophe or 'Ladies', or is just 'Women' (lib/ministries/womens-ministry.ts).
UPDATE "ministries" SET "meetingtimes" = 'Wednesdays 7:00 pm'
  WHERE "title" ~* '\mwomen[''‘’ʼ′´`＇]s\M|\mladies\M|^\s*women\s*$' AND "meetingtimes" IS DISTINCT FROM 'Wednesdays 7:00 pm';
