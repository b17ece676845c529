-- The whole schema, by subject: first what a database of a church may hold already, then tables with their indexes, then
-- the triggers. The script runs as one transaction and may be run twice, so each statement accepts what is there.

-- A Belltower of an earlier shape has tables that CREATE TABLE IF NOT EXISTS would leave as they are.
DO $$
BEGIN
  IF to_regproc('belltower_touch') IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = to_regclass('forms') AND attname = 'is_contact' AND NOT attisdropped
  ) THEN
    RAISE EXCEPTION 'its tables are those of an earlier Belltower, see CHANGELOG.md';
  END IF;
END
$$;

-- 1. A church's own tables
-- A church that ran on the same tables elsewhere points DATABASE_URL at them, and its rows stay: missing columns are
-- added, other types are converted, and empty values of required columns are filled.

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

SELECT pg_temp.adopt(tbl, col, wanted, fill, standard)
FROM (VALUES
  ('events ministries sermons prayer_requests prayer_team_emails announcements', 'id', 'uuid', 'gen_random_uuid()', 'gen_random_uuid()'),
  ('events', 'title time location description', 'text', '''''', NULL),
  ('events', 'date', 'text', '''1970-01-01''', NULL),
  ('events', 'image_url recurrence_frequency recurrence_pattern end_date', 'text', NULL, NULL),
  ('events', 'is_recurring is_featured show_in_banner', 'boolean', 'false', 'false'),
  ('events', 'weekday_occurrences', 'text[]', NULL, NULL),
  ('events', 'target_weekday', 'integer', NULL, NULL),
  ('events', 'sequence', 'integer', '0', '0'),
  ('ministries', 'title description', 'text', '''''', NULL),
  ('ministries', 'category', 'text', '''Adult''', NULL),
  ('ministries', 'imageurl leadername meetingtimes link', 'text', NULL, NULL),
  ('sermons', 'title speaker video_url description', 'text', '''''', NULL),
  ('sermons', 'date', 'text', '''1970-01-01''', NULL),
  ('sermons', 'passage thumbnail_url series', 'text', NULL, NULL),
  ('prayer_requests', 'name email request', 'text', '''''', NULL),
  ('prayer_requests', 'is_anonymous', 'boolean', 'false', 'false'),
  ('prayer_requests', 'status', 'text', '''new''', '''new'''),
  ('prayer_team_emails', 'name', 'text', NULL, NULL),
  ('prayer_team_emails', 'email', 'text', '''''', NULL),
  ('prayer_team_emails', 'active', 'boolean', 'true', 'true'),
  ('announcements', 'message', 'text', '''''', NULL),
  ('announcements', 'is_active', 'boolean', 'true', 'true'),
  ('announcements', 'start_date', 'text', 'to_char(now() AT TIME ZONE ''America/Chicago'', ''YYYY-MM-DD"T"00:00'')', NULL),
  ('announcements', 'end_date', 'text', 'to_char((now() + interval ''1 day'') AT TIME ZONE ''America/Chicago'', ''YYYY-MM-DD"T"00:00'')', NULL),
  ('announcements', 'background_color', 'text', '''#ea384c''', '''#ea384c'''),
  ('announcements', 'text_color', 'text', '''#ffffff''', '''#ffffff'''),
  ('announcements', 'scroll_speed', 'text', '''normal''', '''normal'''),
  ('announcements', 'timezone', 'text', '''America/Chicago''', '''America/Chicago'''),
  ('events ministries sermons prayer_requests prayer_team_emails announcements', 'created_at updated_at', 'timestamp(3) with time zone', 'CURRENT_TIMESTAMP', 'CURRENT_TIMESTAMP')
) AS columns (tables, cols, wanted, fill, standard),
  regexp_split_to_table(tables, ' ') AS tbl, regexp_split_to_table(cols, ' ') AS col
WHERE to_regclass(tbl) IS NOT NULL;

DROP FUNCTION pg_temp.adopt(text, text, text, text, text);
DROP FUNCTION pg_temp.text_list(jsonb);

-- Columns that no other program has.
ALTER TABLE IF EXISTS events
  ADD COLUMN IF NOT EXISTS month_day integer,
  ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'event',
  ADD COLUMN IF NOT EXISTS short_title text,
  ADD COLUMN IF NOT EXISTS length_minutes integer,
  ADD COLUMN IF NOT EXISTS is_streamed boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS listed boolean NOT NULL DEFAULT true,
  ADD COLUMN IF NOT EXISTS source_name text,
  ADD COLUMN IF NOT EXISTS ministry_id uuid;
ALTER TABLE IF EXISTS sermons
  ADD COLUMN IF NOT EXISTS notes text,
  ADD COLUMN IF NOT EXISTS audio_url text,
  ADD COLUMN IF NOT EXISTS audio_file text,
  ADD COLUMN IF NOT EXISTS audio_bytes integer,
  ADD COLUMN IF NOT EXISTS audio_seconds integer,
  ADD COLUMN IF NOT EXISTS audio_type text,
  ADD COLUMN IF NOT EXISTS audio_sha256 text,
  ADD COLUMN IF NOT EXISTS chapters jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN IF NOT EXISTS episode_guid text,
  ADD COLUMN IF NOT EXISTS has_transcript boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS series_slug text;
ALTER TABLE IF EXISTS sermons ALTER COLUMN video_url DROP NOT NULL;
ALTER TABLE IF EXISTS announcements
  ADD COLUMN IF NOT EXISTS is_urgent boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS link text;
ALTER TABLE IF EXISTS prayer_requests ADD COLUMN IF NOT EXISTS source TEXT;

-- Whether an event takes place elsewhere than at the church, and which ministry's meeting time is fixed, is guessed once,
-- with the column. A guess is no one's change: no trigger of the table hears of it.
-- An event is elsewhere only if its words name a kind of place that churches do not have, a way to go, a home or an
-- address, and no room of the church beside it: staff can change it, and a wrong 'elsewhere' would hide the way to the
-- church.
CREATE FUNCTION pg_temp.is_elsewhere(words text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT words !~* '\m(rooms?|halls?|sanctuary|worship|chapel|foyer|lobby|nursery|office|lawn|doors?|church|campus|indoors)\M'
    AND (
      words ~* '\m(lodge|camp|campground|retreat|ranch|farm|river|lake|beach|park|trail|downtown|airport|hotel|resort|restaurant|university|stadium|fairgrounds?|museum|zoo|hospital)\M'
      OR words ~* '\m(elementary|middle|high)\s+school\M'
      OR words ~* '\m(minutes?|hours?|miles?)\s+(north|south|east|west|away|from)\M'
      OR words ~* '[''’]s?\s+(house|home|place)\M'
      -- A house number and a street, or a postal code (lib/events/place.ts).
      OR words ~* '\m\d+\s.*\m(street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|highway|hwy|way|court|ct|parkway|pkwy|trail|loop|circle|square)\M'
      OR words ~ '\m\d{5}(-\d{4})?\M'
    )
$$;

DO $$
BEGIN
  IF to_regclass('events') IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = to_regclass('events') AND attname = 'is_offsite' AND NOT attisdropped
  ) THEN
    ALTER TABLE events ADD COLUMN is_offsite BOOLEAN NOT NULL DEFAULT false;
    ALTER TABLE events DISABLE TRIGGER USER;
    UPDATE events SET is_offsite = true WHERE pg_temp.is_elsewhere(location);
    ALTER TABLE events ENABLE TRIGGER USER;
  END IF;

  IF to_regclass('ministries') IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = to_regclass('ministries') AND attname = 'has_fixed_time' AND NOT attisdropped
  ) THEN
    ALTER TABLE ministries ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE ministries ADD COLUMN has_fixed_time BOOLEAN NOT NULL DEFAULT false;
    ALTER TABLE ministries DISABLE TRIGGER USER;
    -- The women's ministry always meets then: a title with the word "Women's", with any apostrophe, or 'Ladies', or just
    -- 'Women'.
    UPDATE ministries SET has_fixed_time = true, meetingtimes = 'Wednesdays 7:00 pm'
      WHERE title ~* '\mwomen[''‘’ʼ′´`＇]s\M|\mladies\M|^\s*women\s*$';
    -- The oldest stood first.
    UPDATE ministries SET position = ordered.place
      FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM ministries) AS ordered
      WHERE ordered.id = ministries.id;
    ALTER TABLE ministries ENABLE TRIGGER USER;
  END IF;

  -- 'notified' is what other programs call a request in progress.
  IF to_regclass('prayer_requests') IS NOT NULL THEN
    UPDATE prayer_requests SET status = 'inprogress' WHERE status = 'notified';
  END IF;

  -- An address belongs to the prayer team once; of doubles the oldest stays.
  IF to_regclass('prayer_team_emails') IS NOT NULL THEN
    DELETE FROM prayer_team_emails AS double USING prayer_team_emails AS kept
      WHERE double.email = kept.email AND (kept.created_at, kept.id) < (double.created_at, double.id);
  END IF;
END
$$;

DROP FUNCTION pg_temp.is_elsewhere(text);

-- 2. The church

-- One row, which the first start fills (server/database/fill-church.ts). `language` is a BCP 47 tag; `clock` is '12', '24',
-- or null for the language's own; `mark_url` is a square picture for icons and narrow windows, where the logo is wide;
-- `is_demo` says whether the site still shows the demo's church.
CREATE TABLE IF NOT EXISTS church (
  id integer PRIMARY KEY DEFAULT 1,
  name text NOT NULL,
  short_name text NOT NULL,
  kind text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  region text,
  region_name text,
  postal_code text,
  country text NOT NULL,
  latitude double precision,
  longitude double precision,
  phone text,
  email text NOT NULL,
  time_zone text NOT NULL,
  welcome text NOT NULL,
  founded_year integer,
  building_year integer,
  logo_url text,
  accent_color text,
  second_color text,
  hero text NOT NULL DEFAULT 'hills',
  opening_hours jsonb NOT NULL DEFAULT '[]',
  giving_url text,
  giving_text_number text,
  giving_text_example text,
  facebook_url text,
  instagram_url text,
  youtube_url text,
  vimeo_url text,
  resources jsonb NOT NULL DEFAULT '[]',
  default_video_id text NOT NULL,
  set_up_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  is_demo boolean NOT NULL DEFAULT true,
  mark_url text,
  language text NOT NULL DEFAULT 'en',
  clock text,
  CONSTRAINT church_one_row CHECK (id = 1)
);

-- Facts that staff wrote, or confirmed where they equal the demo's.
CREATE TABLE IF NOT EXISTS own_facts (
  name text PRIMARY KEY,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- The church's words that staff have written in the place of the site's own. A key without a row has the original.
CREATE TABLE IF NOT EXISTS page_texts (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- One row (id 1). `hero_focus_x` and `hero_focus_y` name what stays in sight of the home page's picture however it is cut,
-- in percent from the left and from the top. `live_override` is what staff say against the clock, which otherwise decides
-- whether the service is on.
CREATE TABLE IF NOT EXISTS site_settings (
  id integer PRIMARY KEY DEFAULT 1,
  hero_background_url text,
  vimeo_embed_code text,
  youtube_id text,
  facebook_live_url text,
  use_rtmp boolean NOT NULL DEFAULT false,
  rtmp_url text,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  owncast_url text,
  youtube_channel_id text,
  soon_minutes integer NOT NULL DEFAULT 30,
  live_opens_minutes integer NOT NULL DEFAULT 15,
  live_override text,
  live_override_until timestamptz(3),
  live_override_at timestamptz(3),
  hero_focus_x integer NOT NULL DEFAULT 50,
  hero_focus_y integer NOT NULL DEFAULT 50
);

INSERT INTO site_settings (id) VALUES (1) ON CONFLICT (id) DO NOTHING;

-- How light a picture is, cell by cell: words stand over it.
CREATE TABLE IF NOT EXISTS picture_lightness (
  url text PRIMARY KEY,
  width integer NOT NULL,
  height integer NOT NULL,
  cells bytea NOT NULL
);

-- 3. Events and closings

-- A service is an event of kind 'service'. Those that are not listed show where service times are told, and never among
-- the events. `month_day` is the day on which a series falls in longer months, where it begins in one that is too short
-- for it. `source_name` names what the event is kept in step with: then it is read-only here.
CREATE TABLE IF NOT EXISTS events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  date text NOT NULL,
  time text NOT NULL,
  location text NOT NULL,
  description text NOT NULL,
  image_url text,
  is_recurring boolean NOT NULL DEFAULT false,
  recurrence_frequency text,
  recurrence_pattern text,
  weekday_occurrences text[],
  target_weekday integer,
  end_date text,
  is_featured boolean NOT NULL DEFAULT false,
  show_in_banner boolean NOT NULL DEFAULT false,
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  is_offsite boolean NOT NULL DEFAULT false,
  month_day integer,
  kind text NOT NULL DEFAULT 'event',
  short_title text,
  length_minutes integer,
  is_streamed boolean NOT NULL DEFAULT false,
  listed boolean NOT NULL DEFAULT true,
  source_name text,
  ministry_id uuid
);
CREATE INDEX IF NOT EXISTS events_date_idx ON events (date);
CREATE INDEX IF NOT EXISTS events_is_recurring_date_idx ON events (is_recurring, date);
CREATE INDEX IF NOT EXISTS events_is_featured_date_idx ON events (is_featured, date);
CREATE INDEX IF NOT EXISTS events_show_in_banner_date_idx ON events (show_in_banner, date);
CREATE INDEX IF NOT EXISTS events_title_idx ON events (title);
CREATE INDEX IF NOT EXISTS events_kind_date_idx ON events (kind, date);

-- What differs on one date; null means: as the event has it. A date that takes place online only, or starts late, is an
-- exception of the kind 'moved_online' or 'late'. `day_only` says that it is of a single day of a multi-day event, whose
-- first day otherwise stands for all of it.
CREATE TABLE IF NOT EXISTS event_exceptions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE ON UPDATE CASCADE,
  date text NOT NULL,
  kind text NOT NULL,
  new_date text,
  title text,
  time text,
  location text,
  description text,
  image_url text,
  is_featured boolean,
  show_in_banner boolean,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  is_offsite boolean,
  length_minutes integer,
  is_streamed boolean,
  day_only boolean NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS event_exceptions_new_date_idx ON event_exceptions (new_date);
CREATE UNIQUE INDEX IF NOT EXISTS event_exceptions_event_id_date_key ON event_exceptions (event_id, date);

-- A closing of the church: what staff said, and what each date was before.
CREATE TABLE IF NOT EXISTS closings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mode text NOT NULL,
  from_date text NOT NULL,
  to_date text NOT NULL,
  after_time text,
  new_time text,
  message text NOT NULL,
  except_ids text[] DEFAULT ARRAY[]::text[],
  announcement_id uuid,
  touched jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  reopened_at timestamptz(3)
);
CREATE INDEX IF NOT EXISTS closings_reopened_at_to_date_idx ON closings (reopened_at, to_date);

-- 4. Ministries

CREATE TABLE IF NOT EXISTS ministries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  description text NOT NULL,
  imageurl text,
  leadername text,
  meetingtimes text,
  category text NOT NULL,
  link text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  position integer NOT NULL DEFAULT 0,
  has_fixed_time boolean NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS ministries_title_idx ON ministries (title);

-- 5. Sermons and the podcast

-- Of video and sound a sermon has one at least. `audio_url` is the address under /sermons/audio/ of an own file, or an
-- https address elsewhere; `audio_file` is the name of an own file in the storage, null for one elsewhere.
-- `episode_guid` is what a podcast that was imported called the episode; null: the sermon's id. `notes` are in simple
-- markup with blanks to fill in.
CREATE TABLE IF NOT EXISTS sermons (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  speaker text NOT NULL,
  date text NOT NULL,
  passage text,
  video_url text,
  description text NOT NULL,
  thumbnail_url text,
  series text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  notes text,
  audio_url text,
  audio_file text,
  audio_bytes integer,
  audio_seconds integer,
  audio_type text,
  audio_sha256 text,
  chapters jsonb NOT NULL DEFAULT '[]',
  episode_guid text,
  has_transcript boolean NOT NULL DEFAULT false,
  series_slug text
);
CREATE INDEX IF NOT EXISTS sermons_date_id_idx ON sermons (date DESC, id);
CREATE INDEX IF NOT EXISTS sermons_series_date_idx ON sermons (series, date);
CREATE INDEX IF NOT EXISTS sermons_speaker_date_idx ON sermons (speaker, date);
CREATE UNIQUE INDEX IF NOT EXISTS sermons_audio_file_key ON sermons (audio_file);
CREATE INDEX IF NOT EXISTS sermons_series_slug_date_idx ON sermons (series_slug, date);

-- A series as its page shows it. A trigger makes a row for every text that a sermon names as its series: `key` is the
-- folded text, so that spellings are one series, and `slug` is its address, which stays.
CREATE TABLE IF NOT EXISTS series (
  slug text PRIMARY KEY,
  key text NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  picture_url text,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS series_key_key ON series (key);

-- What each sermon is found by, kept by a trigger: its texts, and its date as cards say it ('March 8, 2026'). A character
-- that cannot be typed lies between them, so that nothing is found across two. There are no foreign keys in this and the
-- next tables: with one, TRUNCATE would refuse to empty the sermons by themselves.
CREATE TABLE IF NOT EXISTS sermon_search (
  sermon_id uuid PRIMARY KEY,
  text text NOT NULL
);

-- What was said in a sermon. A trigger deletes what belongs to a sermon that goes. `cues`: [{ from, to, text, speaker? }],
-- seconds; of a plain text one cue a paragraph, with null for both times. `kind` is timed or plain. `is_machine`: written
-- by a program, and not confirmed by staff.
CREATE TABLE IF NOT EXISTS transcripts (
  sermon_id uuid PRIMARY KEY,
  kind text NOT NULL,
  cues jsonb NOT NULL,
  is_machine boolean NOT NULL DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Stretches of a transcript of some 1,500 characters, which the search finds: a minute or two of speech. Written by a
-- trigger alone. `cues`: [{ from, text }]. `words` hold the beginning of the next stretch too, so that no words fall
-- between two; their roots are those of `language`. Both are stored outside of the rows: a word that every sermon has is
-- then found in a few pages. Stretches of an earlier `version` are read again in the background
-- (lib/sermons/transcripts/reread.ts).
CREATE TABLE IF NOT EXISTS transcript_parts (
  sermon_id uuid NOT NULL,
  position integer NOT NULL,
  cues jsonb NOT NULL,
  language text NOT NULL,
  words tsvector NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT transcript_parts_pkey PRIMARY KEY (sermon_id, position)
);
CREATE INDEX IF NOT EXISTS transcript_parts_words_idx ON transcript_parts USING gin (words) WITH (fastupdate = off);
ALTER TABLE transcript_parts SET (toast_tuple_target = 128);
ALTER TABLE transcript_parts ALTER COLUMN cues SET STORAGE EXTERNAL, ALTER COLUMN words SET STORAGE EXTERNAL;

-- What TRANSCRIBE_URL is asked for, a trigger makes a row for each new sound: a row while it waits, until `due_at` when
-- it is tried or failed, or after it was given up, with the reason in words. `is_asked`: staff want it, so what a
-- program wrote before is replaced.
CREATE TABLE IF NOT EXISTS transcript_requests (
  sermon_id uuid PRIMARY KEY,
  attempts integer NOT NULL DEFAULT 0,
  is_asked boolean NOT NULL DEFAULT false,
  due_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  stopped_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- An upload of sound by the tus protocol: its parts lie in DATA_DIR under its id. `session` is the id of the browser
-- session that made it. Only who holds the lease writes to it. Once it is whole, it is in the storage as `stored_name`;
-- it serves one sermon, and a day after it was made the row is deleted. `tries` counts how often its bytes were begun to
-- be judged: those that end what judges them are refused.
CREATE TABLE IF NOT EXISTS sound_uploads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  session text NOT NULL,
  staff_id uuid,
  file_name text NOT NULL DEFAULT '',
  bytes integer NOT NULL,
  lease text,
  lease_until timestamptz(3),
  stored_name text,
  type text,
  seconds integer,
  sha256 text,
  title text,
  sermon_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  tries integer NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS sound_uploads_created_at_idx ON sound_uploads (created_at);

-- One row (id 1), made with the guid at the first use. Null: as the church has it.
CREATE TABLE IF NOT EXISTS podcast (
  id integer PRIMARY KEY DEFAULT 1,
  guid uuid NOT NULL,
  title text,
  author text,
  summary text,
  category text,
  art_url text,
  owner_email text,
  language text,
  apple_url text,
  spotify_url text,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- 6. Announcements

-- An urgent one stands before all others and stays while it holds. `link` is a path of the site or an https address.
CREATE TABLE IF NOT EXISTS announcements (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  message text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  start_date text NOT NULL,
  end_date text NOT NULL,
  background_color text NOT NULL DEFAULT '#ea384c',
  text_color text NOT NULL DEFAULT '#ffffff',
  scroll_speed text NOT NULL DEFAULT 'normal',
  timezone text NOT NULL DEFAULT 'America/Chicago',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  is_urgent boolean NOT NULL DEFAULT false,
  link text
);
CREATE INDEX IF NOT EXISTS announcements_is_active_created_at_idx ON announcements (is_active, created_at DESC);

-- 7. Mail and prayer

-- Every mail the site sends: one row for each kind and row it is about. Its text is made when it is sent.
CREATE TABLE IF NOT EXISTS mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  about text NOT NULL,
  "to" text NOT NULL,
  priority integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  send_after timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  sent_at timestamptz(3),
  stopped_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS mails_kind_about_key ON mails (kind, about);
CREATE INDEX IF NOT EXISTS mails_created_at_idx ON mails (created_at DESC);
CREATE INDEX IF NOT EXISTS mails_sent_at_stopped_at_idx ON mails (sent_at, stopped_at);

CREATE TABLE IF NOT EXISTS prayer_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  request text NOT NULL,
  is_anonymous boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'new',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  source text
);
CREATE INDEX IF NOT EXISTS prayer_requests_status_created_at_idx ON prayer_requests (status, created_at DESC);

CREATE TABLE IF NOT EXISTS prayer_team_emails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text,
  email text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS prayer_team_emails_email_key ON prayer_team_emails (email);
CREATE INDEX IF NOT EXISTS prayer_team_emails_active_created_at_idx ON prayer_team_emails (active, created_at);

-- Which team member has been told of which prayer request. A row is written with the request itself, so that a
-- notification is never lost; deleting a request or a member takes its rows along. What its mail became stands in `mails`.
CREATE TABLE IF NOT EXISTS prayer_notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  prayer_request_id uuid NOT NULL REFERENCES prayer_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  prayer_team_email_id uuid NOT NULL REFERENCES prayer_team_emails (id) ON DELETE CASCADE ON UPDATE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz(3),
  stopped_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  mail_id uuid REFERENCES mails (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS prayer_notifications_prayer_request_id_prayer_team_email_id_key ON prayer_notifications (prayer_request_id, prayer_team_email_id);
CREATE INDEX IF NOT EXISTS prayer_notifications_prayer_team_email_id_idx ON prayer_notifications (prayer_team_email_id);
CREATE INDEX IF NOT EXISTS prayer_notifications_sent_at_stopped_at_idx ON prayer_notifications (sent_at, stopped_at);
CREATE UNIQUE INDEX IF NOT EXISTS prayer_notifications_mail_id_key ON prayer_notifications (mail_id);

-- A challenge of the captcha is good for one request: its number is kept until it has expired anyway.
CREATE TABLE IF NOT EXISTS used_captchas (
  nonce text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX IF NOT EXISTS used_captchas_expires_at_idx ON used_captchas (expires_at);

-- 8. Pages of the church's own

-- The columns hold what is public, and of a page that was never published what it was made with. `draft` holds the whole
-- content as staff have written it since; null: no changes. `path` is the public address, in lower case. Planned moments
-- are local date-times of the church's zone, yyyy-MM-ddTHH:mm. `changed_at` says when what is public last changed.
CREATE TABLE IF NOT EXISTS site_pages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL DEFAULT 'page',
  path text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  picture_url text,
  picture_alt text NOT NULL DEFAULT '',
  blocks jsonb NOT NULL DEFAULT '[]',
  draft jsonb,
  state text NOT NULL DEFAULT 'draft',
  publish_at text,
  unpublish_at text,
  published_at timestamptz(3),
  changed_at timestamptz(3),
  is_unlisted boolean NOT NULL DEFAULT false,
  category text,
  pinned_until text,
  ministry_id uuid,
  preview_key text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS site_pages_path_key ON site_pages (path);
CREATE INDEX IF NOT EXISTS site_pages_kind_state_published_at_idx ON site_pages (kind, state, published_at DESC);

-- One row (id 1): the menus in the place of the built-in ones. `hidden` names built-in pages that are switched off;
-- `proposed` is a menu that an import brought and staff have not put up.
CREATE TABLE IF NOT EXISTS navigation (
  id integer PRIMARY KEY DEFAULT 1,
  main jsonb NOT NULL DEFAULT '[]',
  footer jsonb NOT NULL DEFAULT '[]',
  hidden text[] DEFAULT ARRAY[]::text[],
  proposed jsonb,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- The sections of a built-in page (home, about, visit, giving) with the church's own blocks between them. A page without
-- a row has the original order.
CREATE TABLE IF NOT EXISTS page_layouts (
  id text PRIMARY KEY,
  blocks jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- `stored_name` is the file's name in the storage; a replaced file has another one.
CREATE TABLE IF NOT EXISTS documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  category text,
  date text,
  file_name text NOT NULL,
  bytes integer NOT NULL,
  stored_name text NOT NULL,
  sha256 text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX IF NOT EXISTS documents_category_date_idx ON documents (category, date DESC);

-- Where pages of an older site stood, and which page of this one is meant. Followed only where no page stands. The address
-- that a page of the church's own had before goes with the page.
CREATE TABLE IF NOT EXISTS redirects (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  from_path text NOT NULL,
  to_path text NOT NULL,
  run_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  page_id uuid REFERENCES site_pages (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS redirects_from_path_key ON redirects (from_path);
CREATE INDEX IF NOT EXISTS redirects_run_id_idx ON redirects (run_id);
CREATE INDEX IF NOT EXISTS redirects_page_id_idx ON redirects (page_id);

-- 9. Forms

-- `questions` and `slots` are lists with ids; `removed_questions` keeps the labels of answers to questions that are gone.
-- `later_event_ids` are the events that continue the series since 'this and following'. `opens_at` is a local date-time of
-- the church's zone. Which form pages lead to is chosen by staff: `is_contact` where the church's e-mail address would
-- stand, `is_visit` for a plan to visit. One form at most has each.
CREATE TABLE IF NOT EXISTS forms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  intro text NOT NULL DEFAULT '',
  questions jsonb NOT NULL DEFAULT '[]',
  removed_questions jsonb NOT NULL DEFAULT '[]',
  slots jsonb NOT NULL DEFAULT '[]',
  event_id uuid,
  later_event_ids uuid[] DEFAULT ARRAY[]::uuid[],
  capacity integer,
  party_max integer NOT NULL DEFAULT 10,
  has_waiting_list boolean NOT NULL DEFAULT true,
  opens_at text,
  closes_minutes integer NOT NULL DEFAULT 0,
  thanks text NOT NULL DEFAULT '',
  keep_days integer NOT NULL DEFAULT 90,
  notify jsonb NOT NULL DEFAULT '{"roles": [], "emails": []}',
  ministry_id uuid,
  is_open boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  is_contact boolean NOT NULL DEFAULT false,
  is_visit boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX IF NOT EXISTS forms_slug_key ON forms (slug);
CREATE INDEX IF NOT EXISTS forms_event_id_idx ON forms (event_id);
CREATE UNIQUE INDEX IF NOT EXISTS forms_is_contact_key ON forms (is_contact) WHERE is_contact;
CREATE UNIQUE INDEX IF NOT EXISTS forms_is_visit_key ON forms (is_visit) WHERE is_visit;
CREATE UNIQUE INDEX IF NOT EXISTS forms_is_contact_key ON forms(is_contact) WHERE is_contact;
CREATE UNIQUE INDEX IF NOT EXISTS forms_is_visit_key ON forms(is_visit) WHERE is_visit;

-- `date` is the one that the rule gives; null: the form has no dates. `arrival` counts within the form, under its lock.
-- What was said is cleared `keep_days` after the date: date, seats and state stay. The notes to staff tell of
-- cancellations in the order of `cancellation`.
CREATE TABLE IF NOT EXISTS form_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id uuid NOT NULL REFERENCES forms (id) ON DELETE CASCADE ON UPDATE CASCADE,
  arrival integer NOT NULL,
  date text,
  slot_id uuid,
  seats integer NOT NULL DEFAULT 1,
  state text NOT NULL,
  name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text,
  names text[] DEFAULT ARRAY[]::text[],
  answers jsonb NOT NULL DEFAULT '{}',
  has_come boolean NOT NULL DEFAULT false,
  token_hash text,
  cleared_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  cancellation integer,
  CONSTRAINT form_answers_seats CHECK (seats >= 1)
);
CREATE UNIQUE INDEX IF NOT EXISTS form_answers_token_hash_key ON form_answers (token_hash);
CREATE UNIQUE INDEX IF NOT EXISTS form_answers_form_id_arrival_key ON form_answers (form_id, arrival);
CREATE INDEX IF NOT EXISTS form_answers_form_id_date_idx ON form_answers (form_id, date);

-- What a request was answered with, so that the same one gets the same answer again. Of a second sign-up by the same
-- address it is the only trace.
CREATE TABLE IF NOT EXISTS form_receipts (
  request_key text PRIMARY KEY,
  answer_id uuid NOT NULL REFERENCES form_answers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  state text NOT NULL,
  position integer,
  is_second boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX IF NOT EXISTS form_receipts_answer_id_idx ON form_receipts (answer_id);

-- What a mail after the sign-up is about: a date that changed, or a reminder. `day`: of a reminder, the day that it is
-- for; one reminder a person and day. `former`: the dates as the person's own calendar may have them from earlier mails,
-- so that the calendar of the mail cancels them.
CREATE TABLE IF NOT EXISTS form_notices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  answer_id uuid NOT NULL REFERENCES form_answers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  day text,
  former jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS form_notices_answer_id_day_key ON form_notices (answer_id, day);

-- What staff wrote to everybody who is signed up: the mails are made of it when they are sent. It is deleted with what
-- people answered. `date` null: for every date to come. `sent_by` null: by the shared password.
CREATE TABLE IF NOT EXISTS form_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  form_id uuid NOT NULL REFERENCES forms (id) ON DELETE CASCADE ON UPDATE CASCADE,
  date text,
  subject text NOT NULL,
  text text NOT NULL,
  recipients integer NOT NULL,
  request_key uuid,
  sent_by uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS form_messages_form_id_request_key_key ON form_messages (form_id, request_key);

-- 10. Staff and how they sign in
-- Rows without a person belong to the shared password.

CREATE TABLE IF NOT EXISTS staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  roles text[] DEFAULT ARRAY[]::text[],
  ministry_ids uuid[] DEFAULT ARRAY[]::uuid[],
  state text NOT NULL DEFAULT 'invited',
  password_hash text,
  last_seen_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT staff_email_lower_case CHECK (email = lower(email))
);
CREATE UNIQUE INDEX IF NOT EXISTS staff_email_key ON staff (email);

-- One row for each session.
CREATE TABLE IF NOT EXISTS staff_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL,
  staff_id uuid REFERENCES staff (id) ON DELETE CASCADE ON UPDATE CASCADE,
  password_mark text,
  aal text NOT NULL DEFAULT 'aal1',
  factor text,
  label text NOT NULL DEFAULT '',
  since timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ended_at timestamptz(3)
);
CREATE UNIQUE INDEX IF NOT EXISTS staff_sessions_token_hash_key ON staff_sessions (token_hash);
CREATE INDEX IF NOT EXISTS staff_sessions_staff_id_idx ON staff_sessions (staff_id);
CREATE INDEX IF NOT EXISTS staff_sessions_since_idx ON staff_sessions (since);

CREATE TABLE IF NOT EXISTS staff_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL,
  staff_id uuid NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS staff_invitations_token_hash_key ON staff_invitations (token_hash);
CREATE INDEX IF NOT EXISTS staff_invitations_staff_id_idx ON staff_invitations (staff_id);

-- `is_syncable` says whether a passkey may be synced, as it said when it was made: such passkeys have no usable counter.
CREATE TABLE IF NOT EXISTS passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  credential_id text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE ON UPDATE CASCADE,
  rp_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] DEFAULT ARRAY[]::text[],
  backed_up boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  is_syncable boolean
);
CREATE UNIQUE INDEX IF NOT EXISTS passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX IF NOT EXISTS passkeys_staff_id_idx ON passkeys (staff_id);

CREATE TABLE IF NOT EXISTS passkey_challenges (
  challenge text PRIMARY KEY,
  purpose text NOT NULL,
  staff_id uuid REFERENCES staff (id) ON DELETE CASCADE ON UPDATE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX IF NOT EXISTS passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);

-- One row: whether the shared password opens the site, and with which roles.
CREATE TABLE IF NOT EXISTS admin_account (
  id integer PRIMARY KEY DEFAULT 1,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  shared_enabled boolean NOT NULL DEFAULT true,
  shared_roles text[] DEFAULT ARRAY['owner']::text[],
  CONSTRAINT admin_account_one_row CHECK (id = 1)
);

CREATE TABLE IF NOT EXISTS mfa_factors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  factor_type text NOT NULL,
  friendly_name text NOT NULL,
  phone text,
  issuer text,
  status text NOT NULL DEFAULT 'unverified',
  secret text,
  last_used_step bigint,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  staff_id uuid REFERENCES staff (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS mfa_factors_status_idx ON mfa_factors (status);
CREATE INDEX IF NOT EXISTS mfa_factors_staff_id_idx ON mfa_factors (staff_id);

-- What a browser session was asked for, and until when it may answer: a factor's challenges go with it.
CREATE TABLE IF NOT EXISTS mfa_challenges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  factor_id uuid NOT NULL REFERENCES mfa_factors (id) ON DELETE CASCADE ON UPDATE CASCADE,
  session_id text NOT NULL,
  channel text,
  code_hash text,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX IF NOT EXISTS mfa_challenges_factor_id_session_id_idx ON mfa_challenges (factor_id, session_id);
CREATE INDEX IF NOT EXISTS mfa_challenges_expires_at_idx ON mfa_challenges (expires_at);

-- One-time codes on paper, for a church that lost its phone. They are kept as hashes alone.
CREATE TABLE IF NOT EXISTS mfa_recovery_codes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code_hash text NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  staff_id uuid REFERENCES staff (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS mfa_recovery_codes_code_hash_key ON mfa_recovery_codes (code_hash);
CREATE INDEX IF NOT EXISTS mfa_recovery_codes_staff_id_idx ON mfa_recovery_codes (staff_id);

CREATE TABLE IF NOT EXISTS rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- 11. Imports

-- Where content was brought from. What the same source has under the same key is the same row, each time it is read.
CREATE TABLE IF NOT EXISTS import_sources (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source text NOT NULL,
  identity text NOT NULL,
  name text NOT NULL,
  options jsonb NOT NULL DEFAULT '{}',
  in_step boolean NOT NULL DEFAULT false,
  remembered jsonb NOT NULL DEFAULT '{}',
  next_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX IF NOT EXISTS import_sources_source_identity_key ON import_sources (source, identity);
CREATE INDEX IF NOT EXISTS import_sources_next_at_idx ON import_sources (next_at);

-- One reading of a source, and what became of it. `tries` counts how often work on the run was begun: what ends the
-- process each time is given up after three. Of several runs that wait to be taken back, the one with the latest
-- `written_at` goes first.
CREATE TABLE IF NOT EXISTS import_runs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_id uuid NOT NULL REFERENCES import_sources (id) ON DELETE CASCADE ON UPDATE CASCADE,
  state text NOT NULL DEFAULT 'running',
  phase text NOT NULL DEFAULT 'reading',
  dry_run boolean NOT NULL DEFAULT true,
  in_step boolean NOT NULL DEFAULT false,
  is_scheduled boolean NOT NULL DEFAULT false,
  keep_addresses boolean NOT NULL DEFAULT false,
  accept_loss boolean NOT NULL DEFAULT false,
  is_loss boolean NOT NULL DEFAULT false,
  options jsonb NOT NULL DEFAULT '{}',
  file text,
  needs_secret boolean NOT NULL DEFAULT false,
  session text NOT NULL DEFAULT '',
  done integer NOT NULL DEFAULT 0,
  total integer,
  counts jsonb NOT NULL DEFAULT '{}',
  removed jsonb NOT NULL DEFAULT '{}',
  samples jsonb NOT NULL DEFAULT '{}',
  problems text[] DEFAULT ARRAY[]::text[],
  remembered jsonb NOT NULL DEFAULT '{}',
  batch uuid,
  worker text,
  lease_until timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  tries integer NOT NULL DEFAULT 0,
  written_at timestamptz(3)
);
CREATE INDEX IF NOT EXISTS import_runs_state_idx ON import_runs (state);
CREATE INDEX IF NOT EXISTS import_runs_created_at_idx ON import_runs (created_at DESC);
CREATE INDEX IF NOT EXISTS import_runs_source_id_idx ON import_runs (source_id);

-- The rows that a run has read, until it is over: what is written is what was shown.
CREATE TABLE IF NOT EXISTS import_rows (
  run_id uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  place integer NOT NULL,
  table_name text NOT NULL,
  key text NOT NULL,
  title text NOT NULL,
  own_id text,
  columns jsonb,
  exceptions jsonb NOT NULL DEFAULT '{}',
  pictures jsonb NOT NULL DEFAULT '{}',
  old_path text,
  problem text,
  CONSTRAINT import_rows_pkey PRIMARY KEY (run_id, place)
);
CREATE INDEX IF NOT EXISTS import_rows_run_id_table_name_place_idx ON import_rows (run_id, table_name, place);

-- Which row came from which record of a source, and as what it was left.
CREATE TABLE IF NOT EXISTS import_links (
  source_id uuid NOT NULL REFERENCES import_sources (id) ON DELETE CASCADE ON UPDATE CASCADE,
  table_name text NOT NULL,
  key text NOT NULL,
  row_id text NOT NULL,
  fingerprint text NOT NULL,
  exceptions jsonb NOT NULL DEFAULT '{}',
  pictures jsonb NOT NULL DEFAULT '{}',
  in_step boolean NOT NULL DEFAULT false,
  CONSTRAINT import_links_pkey PRIMARY KEY (source_id, table_name, key)
);
CREATE INDEX IF NOT EXISTS import_links_table_name_row_id_idx ON import_links (table_name, row_id);

-- What a run did to each row, so that it can be taken back as a whole.
CREATE TABLE IF NOT EXISTS import_changes (
  run_id uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  table_name text NOT NULL,
  key text NOT NULL,
  row_id text NOT NULL,
  title text NOT NULL,
  action text NOT NULL,
  fingerprint text,
  exceptions jsonb NOT NULL DEFAULT '{}',
  before jsonb,
  link_before jsonb,
  CONSTRAINT import_changes_pkey PRIMARY KEY (run_id, table_name, key)
);

-- 12. The activity log

-- What staff changed: when, from which browser session, from what to what. Row triggers write it in the transaction of the
-- change itself, so the log has every change there was and no other. Prayer requests are never copied into it. The name
-- of a person is kept with the entry: it outlives the person's row.
CREATE TABLE IF NOT EXISTS activity_log (
  id serial PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  batch uuid NOT NULL,
  session text,
  table_name text NOT NULL,
  row_id text NOT NULL,
  action text NOT NULL,
  title text,
  before jsonb,
  after jsonb,
  restores uuid,
  staff_id uuid,
  staff_name text
);
CREATE INDEX IF NOT EXISTS activity_log_batch_idx ON activity_log (batch);
CREATE INDEX IF NOT EXISTS activity_log_at_idx ON activity_log (at);
CREATE INDEX IF NOT EXISTS activity_log_table_name_row_id_idx ON activity_log (table_name, row_id);

-- 13. What the site's search finds
-- Of own pages and news what is published and listed, sermons, ministries, documents, and every event, whose coming dates
-- the site knows. Triggers keep it. There is no foreign key: with one, TRUNCATE would refuse to empty the other tables by
-- themselves.
CREATE TABLE IF NOT EXISTS search_entries (
  source text NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  path text,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  text text NOT NULL DEFAULT '',
  date text,
  until text,
  names text NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT search_entries_pkey PRIMARY KEY (source, id)
);
CREATE INDEX IF NOT EXISTS search_entries_words_idx ON search_entries USING gin (words) WITH (fastupdate = off);

-- Parts of words and words with typing errors are found by trigrams, of the extension pg_trgm, which ships with PostgreSQL
-- and which the owner of a database may add. Where it is missing or may not be added, the search of sermons reads all rows
-- and the site's search guesses nothing. The indexes can then be added by hand, with these lines.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available (%), the sermon search works without an index', SQLERRM;
END
$$;

DO $$
DECLARE
  home name;
BEGIN
  SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
  IF home IS NOT NULL THEN
    EXECUTE format(
      'CREATE INDEX IF NOT EXISTS sermon_search_text_idx ON sermon_search USING gin (text %I.gin_trgm_ops) WITH (fastupdate = off)',
      home
    );
    EXECUTE format(
      'CREATE INDEX IF NOT EXISTS search_entries_names_idx ON search_entries USING gin (names %I.gin_trgm_ops) WITH (fastupdate = off)',
      home
    );
  END IF;
END
$$;

-- 14. Versions of rows
-- Every change of a row gives it a later `updated_at`, also within one millisecond: it is what If-Match compares. An
-- event's iCalendar SEQUENCE rises with it.

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

DO $$
DECLARE
  tbl text;
BEGIN
  FOREACH tbl IN ARRAY ARRAY[
    'event_exceptions', 'closings', 'announcements', 'site_settings', 'church', 'page_texts', 'podcast', 'prayer_requests',
    'prayer_team_emails', 'navigation', 'page_layouts', 'documents', 'redirects', 'forms', 'mfa_factors', 'import_runs'
  ] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION belltower_touch()', tbl
    );
  END LOOP;
END
$$;

CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION belltower_touch_event();
CREATE OR REPLACE TRIGGER touch_parent_event AFTER INSERT OR UPDATE OR DELETE ON event_exceptions FOR EACH ROW EXECUTE FUNCTION belltower_touch_parent_event();
-- To move a row in its list is no new version of it: a form that is open on it loses nothing by that.
CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE ON ministries FOR EACH ROW
  WHEN (NEW.position IS NOT DISTINCT FROM OLD.position OR to_jsonb(NEW) - 'position' <> to_jsonb(OLD) - 'position')
  EXECUTE FUNCTION belltower_touch();
-- That a sermon has a transcript, and the address of its series, follow from other rows.
CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE ON sermons FOR EACH ROW
  WHEN ((NEW.has_transcript, NEW.series_slug) IS NOT DISTINCT FROM (OLD.has_transcript, OLD.series_slug)
    OR to_jsonb(NEW) - ARRAY['has_transcript', 'series_slug'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['has_transcript', 'series_slug'])
  EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE ON series FOR EACH ROW
  WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE ON transcripts FOR EACH ROW
  WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION belltower_touch();
-- A shared preview is no new version of the page.
CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE ON site_pages FOR EACH ROW
  WHEN (to_jsonb(NEW) - ARRAY['search', 'preview_key'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['search', 'preview_key'])
  EXECUTE FUNCTION belltower_touch();
-- Nor is a use of the account a new version of the person.
CREATE OR REPLACE TRIGGER touch_updated_at BEFORE UPDATE
  OF name, email, roles, ministry_ids, state, password_hash ON staff
  FOR EACH ROW EXECUTE FUNCTION belltower_touch();

-- 15. Notices of changes
-- Every change tells who listens which topic changed, never what. By row, so that a statement that meets no row is silent;
-- equal notices of one transaction are sent once. A notice names the write it tells of, where the transaction says which
-- one it is (`belltower.write`): the process that made it has dropped its pages already, and every other one drops its own.

CREATE OR REPLACE FUNCTION belltower_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('belltower', concat_ws(' ', TG_ARGV[0], NULLIF(current_setting('belltower.write', true), '')));
  RETURN NULL;
END
$$;

DO $$
DECLARE
  topic text;
  tbl text;
BEGIN
  FOR topic, tbl IN SELECT key, regexp_split_to_table(value, ' ') FROM (VALUES
    ('church', 'church page_texts'),
    ('settings', 'site_settings redirects'),
    ('events', 'events event_exceptions closings'),
    ('ministries', 'ministries'),
    ('sermons', 'sermons series transcripts podcast transcript_requests'),
    ('announcements', 'announcements'),
    ('mail', 'mails'),
    ('prayer-requests', 'prayer_requests prayer_team_emails'),
    ('pages', 'site_pages navigation page_layouts documents'),
    ('forms', 'forms'),
    ('sign-ups', 'form_answers'),
    ('staff', 'staff')
  ) AS topics (key, value) LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION belltower_notify(%L)',
      tbl, topic
    );
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER notify_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify(%L)',
      tbl, topic
    );
  END LOOP;
END
$$;

-- That a person was seen is no change that pages hear of.
CREATE OR REPLACE TRIGGER notify_change AFTER INSERT OR DELETE
  OR UPDATE OF name, email, roles, ministry_ids, state, password_hash ON staff
  FOR EACH ROW EXECUTE FUNCTION belltower_notify('staff');
-- The page of prayer requests hears of mails that stop or are taken up again.
CREATE OR REPLACE TRIGGER notify_stopped AFTER UPDATE ON mails FOR EACH ROW WHEN (NEW.kind = 'prayer_notice' AND OLD.stopped_at IS DISTINCT FROM NEW.stopped_at) EXECUTE FUNCTION belltower_notify('prayer-requests');

-- 16. Entries of the activity log
-- Settings of the transaction say what a row cannot: `belltower.session` which browser session asks (none outside the
-- site), `belltower.staff` which person, `belltower.restores` which batch is undone, `belltower.activity` = 'off' that a
-- set-up is no staff work. The first change of a transaction names its batch.

CREATE OR REPLACE FUNCTION belltower_write_activity(place text, tbl text, row_id text, action text, title text, old_row jsonb, new_row jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  batch uuid := NULLIF(current_setting('belltower.batch', true), '')::uuid;
  person uuid := NULLIF(current_setting('belltower.staff', true), '')::uuid;
BEGIN
  IF current_setting('belltower.activity', true) = 'off' THEN
    RETURN;
  END IF;
  IF batch IS NULL THEN
    batch := gen_random_uuid();
    PERFORM set_config('belltower.batch', batch::text, true);
  END IF;
  EXECUTE format(
    'INSERT INTO %1$I.activity_log (batch, session, staff_id, staff_name, table_name, row_id, action, title, before, after, restores)
     VALUES ($1, $2, $3, (SELECT name FROM %1$I.staff WHERE id = $3), $4, $5, $6, left($7, 300), $8, $9, $10)',
    place
  ) USING
    batch, NULLIF(current_setting('belltower.session', true), ''), person, tbl, row_id, action, title, old_row, new_row,
    NULLIF(current_setting('belltower.restores', true), '')::uuid;
END
$$;

-- Of an update only the columns that changed are kept, and what says which row it is (the arguments after the first, which
-- is the column of the title). Times, counters, and columns that follow from others are no change.
CREATE OR REPLACE FUNCTION belltower_log_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  row_now jsonb := COALESCE(new_row, old_row);
  row_title text := row_now ->> TG_ARGV[0];
  changed text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    changed := ARRAY(
      SELECT key FROM jsonb_each(old_row)
      WHERE value IS DISTINCT FROM new_row -> key
        AND key NOT IN ('updated_at', 'sequence', 'has_transcript', 'series_slug', 'key')
    );
    IF cardinality(changed) = 0 THEN
      RETURN NULL;
    END IF;
    changed := changed || TG_ARGV[1:];
    SELECT jsonb_object_agg(key, value) INTO old_row FROM jsonb_each(old_row) WHERE key = ANY (changed);
    SELECT jsonb_object_agg(key, value) INTO new_row FROM jsonb_each(new_row) WHERE key = ANY (changed);
  END IF;
  -- One date has the name of its event, and a transcript that of its sermon.
  IF TG_TABLE_NAME = 'event_exceptions' THEN
    EXECUTE format('SELECT title FROM %I.events WHERE id = $1::uuid', TG_TABLE_SCHEMA)
      INTO row_title USING row_now ->> 'event_id';
  ELSIF TG_TABLE_NAME = 'transcripts' THEN
    EXECUTE format('SELECT title FROM %I.sermons WHERE id = $1::uuid', TG_TABLE_SCHEMA)
      INTO row_title USING row_now ->> 'sermon_id';
    row_title := COALESCE(row_title, NULLIF(current_setting('belltower.sermon', true), ''));
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, COALESCE(row_now ->> 'id', row_now ->> 'slug', row_now ->> 'sermon_id'),
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    row_title, old_row, new_row
  );
  RETURN NULL;
END
$$;

-- That the prayer team changed matters to staff; who is on it stays out of the log. So neither the address nor the name
-- nor the row is told.
CREATE OR REPLACE FUNCTION belltower_log_team_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object('active', OLD.active) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN jsonb_build_object('active', NEW.active) END;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.active = NEW.active AND OLD.email = NEW.email THEN
    RETURN NULL;
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, gen_random_uuid()::text,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    NULL, old_row, new_row
  );
  RETURN NULL;
END
$$;

-- The log names words by their key, as it names other rows by their id.
CREATE OR REPLACE FUNCTION belltower_log_text_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  row_key text := COALESCE(new_row, old_row) ->> 'key';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.value = NEW.value THEN
      RETURN NULL;
    END IF;
    old_row := jsonb_build_object('value', OLD.value);
    new_row := jsonb_build_object('value', NEW.value);
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, row_key,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    row_key, old_row, new_row
  );
  RETURN NULL;
END
$$;

-- A draft that is written on is no entry of the log: the entry that publishes it or throws it away holds its last state.
-- An undo always is one. The key of a shared preview is a secret.
CREATE OR REPLACE FUNCTION belltower_log_page_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unlogged text[] := ARRAY['search', 'preview_key'];
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - unlogged END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - unlogged END;
  row_now jsonb := COALESCE(new_row, old_row);
  changed text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    changed := ARRAY(
      SELECT key FROM jsonb_each(old_row) WHERE value IS DISTINCT FROM new_row -> key AND key <> 'updated_at'
    );
    IF cardinality(changed) = 0 THEN
      RETURN NULL;
    END IF;
    IF changed <@ ARRAY['draft', 'path'] AND NEW.draft IS NOT NULL
      AND NULLIF(current_setting('belltower.restores', true), '') IS NULL THEN
      RETURN NULL;
    END IF;
    SELECT jsonb_object_agg(key, value) INTO old_row FROM jsonb_each(old_row) WHERE key = ANY (changed);
    SELECT jsonb_object_agg(key, value) INTO new_row FROM jsonb_each(new_row) WHERE key = ANY (changed);
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, row_now ->> 'id',
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    COALESCE(row_now -> 'draft' ->> 'title', row_now ->> 'title'), old_row, new_row
  );
  RETURN NULL;
END
$$;

-- Of the old addresses, the log has those of own pages, which come back with their page.
CREATE OR REPLACE FUNCTION belltower_log_redirect_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  row_now jsonb := COALESCE(new_row, old_row);
BEGIN
  IF old_row ->> 'page_id' IS NULL AND new_row ->> 'page_id' IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, row_now ->> 'id',
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    row_now ->> 'from_path', old_row, new_row
  );
  RETURN NULL;
END
$$;

-- Invitations, roles and suspensions are told; addresses, passwords and times of use are not.
CREATE OR REPLACE FUNCTION belltower_log_staff_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object('name', OLD.name, 'roles', OLD.roles, 'state', OLD.state) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN jsonb_build_object('name', NEW.name, 'roles', NEW.roles, 'state', NEW.state) END;
BEGIN
  IF TG_OP = 'UPDATE' AND old_row = new_row THEN
    RETURN NULL;
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, COALESCE(NEW.id, OLD.id)::text,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    COALESCE(NEW.name, OLD.name), old_row, new_row
  );
  RETURN NULL;
END
$$;

-- What people answer to forms, and what they ask to be prayed for, is in no log.
DO $$
DECLARE
  tbl text;
  entry text;
BEGIN
  FOR tbl, entry IN VALUES
    ('events', 'belltower_log_activity(''title'', ''kind'')'),
    ('event_exceptions', 'belltower_log_activity(''title'', ''event_id'', ''date'')'),
    ('closings', 'belltower_log_activity(''message'', ''mode'', ''from_date'', ''to_date'')'),
    ('ministries', 'belltower_log_activity(''title'')'),
    ('sermons', 'belltower_log_activity(''title'')'),
    ('transcripts', 'belltower_log_activity('''', ''sermon_id'')'),
    ('announcements', 'belltower_log_activity(''message'')'),
    ('site_settings', 'belltower_log_activity('''')'),
    ('church', 'belltower_log_activity('''')'),
    ('page_texts', 'belltower_log_text_activity()'),
    ('prayer_team_emails', 'belltower_log_team_activity()'),
    ('site_pages', 'belltower_log_page_activity()'),
    ('redirects', 'belltower_log_redirect_activity()'),
    ('navigation', 'belltower_log_activity('''')'),
    ('page_layouts', 'belltower_log_activity(''id'')'),
    ('documents', 'belltower_log_activity(''title'')'),
    ('forms', 'belltower_log_activity(''title'')'),
    ('staff', 'belltower_log_staff_activity()')
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION %s', tbl, entry
    );
  END LOOP;
END
$$;
-- A series begins and ends with its sermons: what staff write of it is logged.
CREATE OR REPLACE TRIGGER log_activity AFTER UPDATE OF title, description, picture_url ON series
  FOR EACH ROW WHEN (current_setting('belltower.series', true) = 'on' OR NULLIF(current_setting('belltower.restores', true), '') IS NOT NULL)
  EXECUTE FUNCTION belltower_log_activity('title');
CREATE OR REPLACE TRIGGER log_activity AFTER UPDATE ON podcast FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('');

-- 17. Mail, prayer and forms

-- A mail that is gone leaves no job behind.
CREATE OR REPLACE FUNCTION belltower_forget_mail_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regprocedure('graphile_worker.remove_job(text)') IS NOT NULL THEN
    PERFORM graphile_worker.remove_job('mail:' || OLD.id);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER forget_job AFTER DELETE ON mails FOR EACH ROW EXECUTE FUNCTION belltower_forget_mail_job();

-- Deleting a prayer request or a member of the team leaves no mail of it behind.
CREATE OR REPLACE FUNCTION belltower_forget_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "mails" WHERE "id" = OLD."mail_id";
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER forget_mail AFTER DELETE ON prayer_notifications FOR EACH ROW EXECUTE FUNCTION belltower_forget_mail();

-- 'notified' is read as 'inprogress' wherever it comes from.
CREATE OR REPLACE FUNCTION belltower_prayer_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status := 'inprogress';
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER rename_status BEFORE INSERT OR UPDATE ON prayer_requests FOR EACH ROW WHEN (NEW.status = 'notified') EXECUTE FUNCTION belltower_prayer_status();

-- The form that is chosen takes the place from the one that had it. One that comes back after its deletion leaves it to
-- the form that was chosen since.
CREATE OR REPLACE FUNCTION belltower_offer_one_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_contact := NEW.is_contact AND NOT EXISTS (SELECT FROM forms WHERE is_contact);
    NEW.is_visit := NEW.is_visit AND NOT EXISTS (SELECT FROM forms WHERE is_visit);
  ELSE
    UPDATE forms SET is_contact = is_contact AND NOT NEW.is_contact, is_visit = is_visit AND NOT NEW.is_visit
    WHERE id <> NEW.id AND (is_contact AND NEW.is_contact OR is_visit AND NEW.is_visit);
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER offer_one_form BEFORE INSERT OR UPDATE OF is_contact, is_visit ON forms
  FOR EACH ROW WHEN (NEW.is_contact OR NEW.is_visit) EXECUTE FUNCTION belltower_offer_one_form();

-- 18. Words as the search compares them

-- Quotes, dashes and spaces of every kind, composed and decomposed letters, capitals and accents are one.
-- lib/core/text/folded.ts is the same in the site. To lower case by a collation that knows every script, where the server
-- has one: under the locale C, lower() knows ASCII alone.
DO $migration$
DECLARE
  unicode text;
BEGIN
  SELECT format('pg_catalog.%I', collname) INTO unicode FROM pg_collation
  WHERE collname IN ('pg_c_utf8', 'und-x-icu') AND collnamespace = 'pg_catalog'::regnamespace
    AND collencoding IN (-1, (SELECT encoding FROM pg_database WHERE datname = current_database()))
  ORDER BY collname LIMIT 1;
  EXECUTE format(
    $body$
    CREATE OR REPLACE FUNCTION belltower_folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN btrim(regexp_replace(
      translate(
        lower(
          regexp_replace(
            normalize(
              translate(
                words,
                U&'\2018\2019\201A\201B\2039\203A\2032\2035\0060\00B4\02B9\02BB\02BC\02BD\02C8\05F3' ||
                U&'\201C\201D\201E\201F\00AB\00BB\2033\2036\301D\301E\301F\05F4',
                repeat('''', 16) || repeat('"', 12)
              ),
              NFKD
            ),
            '[\u0300-\u036F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]',
            '', 'g'
          ) COLLATE %s
        ),
        U&'\058A\05BE\1806\2010\2011\2012\2013\2014\2015\2043\2212\2E3A\2E3B\03C2',
        repeat('-', 13) || U&'\03C3'
      ),
      '[\u0009-\u000D \u0085\u1680\u2028\u2029]+', ' ', 'g'
    ))
    $body$,
    COALESCE(unicode, '"default"')
  );
END
$migration$;

-- Folded words, apart wherever a mark stands, since PostgreSQL takes 'nursery/toddlers' for a file and 'open.Come' for a
-- host. Scripts that write without blanks are read letter by letter (Hangul by syllables, which are folded into their
-- letters). lib/core/text/search-question.ts does the same to a question.
CREATE OR REPLACE FUNCTION belltower_separate_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    belltower_folded(words),
    '[\u0001-\u0026\u0028-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2010-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030-\u303F\U0001F000-\U0001FAFF]+',
    ' ', 'g'
  ),
  '([\u1100-\u115E][\u1161-\u11FF]*|[\u3041-\u3096\u309D-\u309F\u30A1-\u30FF][\u3099\u309A]?|[\u2E80-\u2FDF\u3005-\u3007\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])',
  ' \1 ', 'g'
);

-- Of the digits of a line that blanks, stops, strokes and brackets group: as many neighbouring groups as a telephone
-- number has digits, joined.
CREATE OR REPLACE FUNCTION belltower_joined_numbers(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(DISTINCT number, ' ')
  FROM regexp_matches(words, '[0-9]+(?:[ \u00A0()./\u2010-\u2015-]{1,3}[0-9]+)+', 'g') AS run
  CROSS JOIN LATERAL (
    SELECT unnest(ARRAY[one || two, one || two || three, one || two || three || four,
      one || two || three || four || five, one || two || three || four || five || six]) AS number
    FROM (
      SELECT digits AS one, lead(digits, 1) OVER later AS two, lead(digits, 2) OVER later AS three,
        lead(digits, 3) OVER later AS four, lead(digits, 4) OVER later AS five, lead(digits, 5) OVER later AS six
      FROM regexp_split_to_table(run[1], '[^0-9]+') WITH ORDINALITY AS part(digits, place)
      WINDOW later AS (ORDER BY place)
    ) AS groups
  ) AS joined
  WHERE length(number) BETWEEN 7 AND 15
);

-- The languages of the search, by ISO 639-1 tag: every one that PostgreSQL 14 and newer ship a stemmer for, so a language
-- of the site needs no migration. Languages of no stemmer, and the trial ones, are searched as English.
DO $$
DECLARE
  shipped CONSTANT jsonb := '{
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek", "en": "english", "es": "spanish",
    "eu": "basque", "fi": "finnish", "fr": "french", "ga": "irish", "hi": "hindi", "hu": "hungarian", "hy": "armenian",
    "id": "indonesian", "it": "italian", "lt": "lithuanian", "ne": "nepali", "nl": "dutch", "no": "norwegian",
    "pt": "portuguese", "ro": "romanian", "ru": "russian", "sr": "serbian", "sv": "swedish", "ta": "tamil",
    "tr": "turkish", "yi": "yiddish"
  }';
  name text;
  configs text;
BEGIN
  -- With every word: a list of small words is for questions alone.
  FOR name IN SELECT value FROM jsonb_each_text(shipped) LOOP
    IF NOT EXISTS (
      SELECT FROM pg_ts_config c JOIN pg_namespace n ON n.oid = c.cfgnamespace
      WHERE n.nspname = current_schema() AND c.cfgname = 'belltower_' || name
    ) THEN
      EXECUTE format('CREATE TEXT SEARCH DICTIONARY belltower_%1$s (TEMPLATE = pg_catalog.snowball, Language = %1$s)', name);
      EXECUTE format('CREATE TEXT SEARCH CONFIGURATION belltower_%1$s (COPY = pg_catalog.%1$s)', name);
      EXECUTE format(
        'ALTER TEXT SEARCH CONFIGURATION belltower_%1$s ALTER MAPPING REPLACE pg_catalog.%1$s_stem WITH belltower_%1$s', name
      );
    END IF;
  END LOOP;
  FOREACH configs IN ARRAY ARRAY['belltower_search_config pg_catalog.', 'belltower_every_word_config belltower_'] LOOP
    EXECUTE format(
      'CREATE OR REPLACE FUNCTION %I(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE language %s ELSE %L::regconfig END',
      split_part(configs, ' ', 1),
      (SELECT string_agg(format('WHEN %L THEN %L::regconfig', key, split_part(configs, ' ', 2) || value), ' ')
        FROM jsonb_each_text(shipped)),
      split_part(configs, ' ', 2) || 'english'
    );
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION belltower_search_vector(language text, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector(
  belltower_every_word_config(language),
  belltower_separate_words(words) || ' ' || COALESCE(belltower_joined_numbers(words), '')
);

-- A text has at most 200,000 characters here: the words of one row may take a megabyte.
CREATE OR REPLACE FUNCTION belltower_search_words(language text, title text, lead text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(belltower_search_vector(language, title), 'A')
  || setweight(belltower_search_vector(language, lead), 'B')
  || setweight(belltower_search_vector(language, left(body, 200000)), 'D');

-- What a question asks for, as lib/core/text/search-question.ts reads it: `words` in the syntax of websearch_to_tsquery;
-- `wanted` without that syntax, for a question of small words alone; `number` in its forms, with `or` between them.
CREATE OR REPLACE FUNCTION belltower_search_query(language text, words text, wanted text, number text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN numnode(websearch_to_tsquery(belltower_search_config(language), words)) > 0
    THEN websearch_to_tsquery(belltower_search_config(language), words)
  ELSE phraseto_tsquery(belltower_every_word_config(language), wanted)
END && websearch_to_tsquery('pg_catalog.simple', number);

-- The roots of the wanted words: of the small ones where there are no others.
CREATE OR REPLACE FUNCTION belltower_search_roots(language text, wanted text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN COALESCE(
  NULLIF(tsvector_to_array(to_tsvector(belltower_search_config(language), wanted)), '{}'),
  tsvector_to_array(to_tsvector(belltower_every_word_config(language), wanted))
);

-- A tag ends at the next bracket of either kind, as in lib/core/html/plain-text.ts: the time for a text that is full of
-- opening brackets would otherwise grow with the square of its length.
CREATE OR REPLACE FUNCTION belltower_plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(replace(replace(replace(replace(replace(replace(
  regexp_replace(
    regexp_replace(html, '</?(br|hr|p|li|h[1-6]|div|ul|ol|tr|td|th|blockquote)\y[^<>]*>', E'\n', 'gi'),
    '<[^<>]*>', '', 'g'
  ),
  '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), E' \n');

-- 19. What the site's search finds, kept with each change
-- Statements here are planned once by a connection: text given to EXECUTE is planned again for every row, which takes half
-- the time of a list of thousands. Names are looked for in the schema of the tables, whatever the connection's search_path.

-- What visitors read in blocks: the fields that lib/site-pages/blocks calls texts.
CREATE OR REPLACE FUNCTION belltower_block_words(blocks jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(belltower_plain_text(field ->> 'value'), E'\n')
  FROM jsonb_path_query(
    blocks, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string")', '{}', true
  ) AS field
  WHERE field ->> 'key' IN (
    'alt', 'answer', 'caption', 'html', 'label', 'name', 'question', 'role', 'title', 'words'
  )
);

-- A row as the search has it: kind, path, title, lead, text, date, until. Null: visitors do not see it.
CREATE OR REPLACE FUNCTION belltower_search_entry(source text, found jsonb, zone text) RETURNS jsonb LANGUAGE sql STABLE
RETURN CASE source
  WHEN 'site_pages' THEN CASE WHEN found ->> 'state' = 'published' AND NOT (found ->> 'is_unlisted')::boolean THEN
    jsonb_build_object(
      'kind', found ->> 'kind', 'path', found ->> 'path', 'title', found ->> 'title', 'lead', found ->> 'summary',
      'text', concat_ws(E'\n', found ->> 'summary', belltower_block_words(found -> 'blocks')),
      'date', CASE WHEN found ->> 'kind' = 'news'
        THEN to_char((found ->> 'published_at')::timestamptz AT TIME ZONE zone, 'YYYY-MM-DD') END,
      'until', found ->> 'unpublish_at'
    ) END
  WHEN 'sermons' THEN jsonb_build_object(
    'kind', 'sermon', 'title', found ->> 'title',
    'lead', concat_ws(' ', found ->> 'speaker', found ->> 'passage', found ->> 'series'),
    'text', concat_ws(E'\n', found ->> 'description', found ->> 'speaker', found ->> 'passage', found ->> 'notes'),
    'date', found ->> 'date'
  )
  WHEN 'events' THEN jsonb_build_object(
    'kind', 'event', 'title', found ->> 'title', 'lead', found ->> 'location',
    'text', concat_ws(E'\n', found ->> 'description', found ->> 'location')
  )
  WHEN 'ministries' THEN jsonb_build_object(
    'kind', 'ministry', 'path', found ->> 'category', 'title', found ->> 'title',
    'lead', found ->> 'leadername',
    'text', concat_ws(
      E'\n', belltower_plain_text(found ->> 'description'), found ->> 'leadername', found ->> 'meetingtimes'
    )
  )
  WHEN 'documents' THEN jsonb_build_object(
    'kind', 'document', 'path', found ->> 'file_name', 'title', found ->> 'title', 'lead', found ->> 'category',
    'text', found ->> 'category', 'date', found ->> 'date'
  )
END;

CREATE OR REPLACE FUNCTION belltower_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM search_entries WHERE source = TG_TABLE_NAME::text;
    RETURN NULL;
  ELSIF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entries WHERE source = TG_TABLE_NAME::text AND id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_entries (source, id, kind, path, title, lead, text, date, until, names, words)
    SELECT TG_TABLE_NAME, NEW.id, e ->> 'kind', e ->> 'path', e ->> 'title', COALESCE(e ->> 'lead', ''),
      COALESCE(e ->> 'text', ''), e ->> 'date', e ->> 'until',
      belltower_folded(concat_ws(' ', e ->> 'title', e ->> 'lead')),
      belltower_search_words(c.language, e ->> 'title', COALESCE(e ->> 'lead', ''), COALESCE(e ->> 'text', ''))
    FROM (VALUES (1)) AS one(id) LEFT JOIN church c ON c.id = one.id
    CROSS JOIN LATERAL belltower_search_entry(TG_TABLE_NAME, to_jsonb(NEW), COALESCE(c.time_zone, 'UTC')) AS e
    WHERE e IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER keep_entry AFTER INSERT OR DELETE
  OR UPDATE OF kind, path, title, summary, blocks, state, is_unlisted, published_at, unpublish_at ON site_pages
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER keep_entry AFTER INSERT OR DELETE
  OR UPDATE OF title, speaker, passage, description, date, series, notes ON sermons
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER keep_entry AFTER INSERT OR DELETE
  OR UPDATE OF title, location, description ON events
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER keep_entry AFTER INSERT OR DELETE
  OR UPDATE OF title, description, leadername, meetingtimes, category ON ministries
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER keep_entry AFTER INSERT OR DELETE
  OR UPDATE OF title, category, date, file_name ON documents
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();

-- The words of another language have other roots. Rows may be there before the church's.
CREATE OR REPLACE FUNCTION belltower_search_in_language() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.language IS DISTINCT FROM NEW.language THEN
    EXECUTE format(
      'UPDATE %1$I.search_entries SET words = %1$I.belltower_search_words($1, title, lead, text)', TG_TABLE_SCHEMA
    ) USING NEW.language;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER search_language AFTER INSERT OR UPDATE OF language ON church
  FOR EACH ROW EXECUTE FUNCTION belltower_search_in_language();

-- 20. Sermons by their words

CREATE OR REPLACE FUNCTION belltower_keep_sermon_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  months text[] := ARRAY[
    'January', 'February', 'March', 'April', 'May', 'June',
    'July', 'August', 'September', 'October', 'November', 'December'
  ];
  said text;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('TRUNCATE %I.sermon_search', TG_TABLE_SCHEMA);
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('DELETE FROM %I.sermon_search WHERE sermon_id = $1', TG_TABLE_SCHEMA) USING OLD.id;
    RETURN NULL;
  END IF;
  IF NEW.date ~ '^\d{4}-\d\d-\d\d$' THEN
    said := months[substr(NEW.date, 6, 2)::int] || ' ' || substr(NEW.date, 9)::int || ', ' || left(NEW.date, 4);
  END IF;
  EXECUTE format(
    'INSERT INTO %1$I.sermon_search (sermon_id, text) VALUES ($1, %1$I.belltower_folded($2))
     ON CONFLICT (sermon_id) DO UPDATE SET text = EXCLUDED.text',
    TG_TABLE_SCHEMA
  ) USING NEW.id, concat_ws(chr(31), NEW.title, NEW.speaker, NEW.passage, NEW.description, said);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER keep_search AFTER INSERT OR UPDATE OF title, speaker, passage, description, date OR DELETE ON sermons
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_sermon_search();
CREATE OR REPLACE TRIGGER empty_search AFTER TRUNCATE ON sermons
  FOR EACH STATEMENT EXECUTE FUNCTION belltower_keep_sermon_search();

-- The slug of a text: its Latin letters and digits; of a text without any a short hash. Another text that has it
-- already is told apart by a number.
CREATE OR REPLACE FUNCTION belltower_series_slug(title text, place text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  plain text;
  slug text;
  taken boolean;
  number integer := 1;
BEGIN
  EXECUTE format('SELECT %I.belltower_folded($1)', place) INTO plain USING title;
  plain := btrim(left(btrim(regexp_replace(replace(plain, 'ß', 'ss'), '[^a-z0-9]+', '-', 'g'), '-'), 80), '-');
  IF plain = '' THEN
    plain := 'series-' || left(md5(title), 6);
  END IF;
  LOOP
    slug := plain || CASE WHEN number > 1 THEN '-' || number ELSE '' END;
    EXECUTE format('SELECT EXISTS (SELECT FROM %I.series WHERE slug = $1)', place) INTO taken USING slug;
    EXIT WHEN NOT taken;
    number := number + 1;
  END LOOP;
  RETURN slug;
END
$$;

CREATE OR REPLACE FUNCTION belltower_name_series() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  folded text;
BEGIN
  IF NEW.series IS NULL OR btrim(NEW.series) = '' THEN
    NEW.series_slug := NULL;
    RETURN NEW;
  END IF;
  folded := belltower_folded(NEW.series);
  -- Two sermons that bring the same new series make it one after the other.
  PERFORM pg_advisory_xact_lock(hashtext('belltower.series'));
  INSERT INTO series (slug, key, title)
  SELECT belltower_series_slug(NEW.series, TG_TABLE_SCHEMA), folded, NEW.series
  WHERE NOT EXISTS (SELECT FROM series AS known WHERE known.key = folded);
  SELECT slug INTO NEW.series_slug FROM series WHERE key = folded;
  -- A title whose capitals changed is shown as it was written last.
  UPDATE series SET title = NEW.series WHERE slug = NEW.series_slug AND title <> NEW.series;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER name_series BEFORE INSERT OR UPDATE OF series ON sermons
  FOR EACH ROW EXECUTE FUNCTION belltower_name_series();

-- The text by which a series is known follows its title, also where an undo brings the title back.
CREATE OR REPLACE FUNCTION belltower_key_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT %I.belltower_folded($1)', TG_TABLE_SCHEMA) INTO NEW.key USING NEW.title;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER key_series BEFORE UPDATE OF title ON series
  FOR EACH ROW EXECUTE FUNCTION belltower_key_series();

CREATE OR REPLACE FUNCTION belltower_keep_transcript() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('TRUNCATE %I.transcript_parts', TG_TABLE_SCHEMA);
    EXECUTE format('UPDATE %I.sermons SET has_transcript = false WHERE has_transcript', TG_TABLE_SCHEMA);
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('DELETE FROM %I.transcript_parts WHERE sermon_id = $1', TG_TABLE_SCHEMA) USING OLD.sermon_id;
    EXECUTE format('UPDATE %I.sermons SET has_transcript = false WHERE id = $1 AND has_transcript', TG_TABLE_SCHEMA)
      USING OLD.sermon_id;
    RETURN NULL;
  END IF;
  EXECUTE format('UPDATE %I.sermons SET has_transcript = true WHERE id = $1 AND NOT has_transcript', TG_TABLE_SCHEMA)
    USING NEW.sermon_id;
  EXECUTE format('DELETE FROM %I.transcript_parts WHERE sermon_id = $1', TG_TABLE_SCHEMA) USING NEW.sermon_id;
  EXECUTE format(
    $insert$
    INSERT INTO %1$I.transcript_parts (sermon_id, position, cues, language, version, words)
    SELECT $1, position, cues, spoken, 2, %1$I.belltower_search_vector(
      spoken, said || ' ' || left(COALESCE(lead(said) OVER (ORDER BY position), ''), 120)
    )
    FROM (
      SELECT position, string_agg(said, ' ' ORDER BY number) AS said,
        jsonb_agg(jsonb_build_object('from', cue -> 'from', 'text', said) ORDER BY number) AS cues
      FROM (
        SELECT ordinality AS number, cue, COALESCE(cue ->> 'text', '') AS said,
          (sum(length(cue ->> 'text')) OVER (ORDER BY ordinality) / 1500)::int AS position
        FROM jsonb_array_elements($2) WITH ORDINALITY AS each(cue, ordinality)
      ) AS numbered
      GROUP BY position
    ) AS stretches, COALESCE((SELECT language FROM %1$I.church WHERE id = 1), 'en') AS spoken
    $insert$,
    TG_TABLE_SCHEMA
  ) USING NEW.sermon_id, NEW.cues;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER keep_parts AFTER INSERT OR UPDATE OF cues OR DELETE ON transcripts
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_transcript();
CREATE OR REPLACE TRIGGER empty_parts AFTER TRUNCATE ON transcripts
  FOR EACH STATEMENT EXECUTE FUNCTION belltower_keep_transcript();

CREATE OR REPLACE FUNCTION belltower_await_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I.transcript_requests WHERE sermon_id = $1', TG_TABLE_SCHEMA) USING NEW.id;
  IF NEW.audio_file IS NOT NULL THEN
    EXECUTE format('INSERT INTO %I.transcript_requests (sermon_id) VALUES ($1)', TG_TABLE_SCHEMA) USING NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER await_words AFTER INSERT ON sermons
  FOR EACH ROW WHEN (NEW.audio_file IS NOT NULL) EXECUTE FUNCTION belltower_await_words();
CREATE OR REPLACE TRIGGER await_other_words AFTER UPDATE OF audio_file ON sermons
  FOR EACH ROW WHEN (NEW.audio_file IS DISTINCT FROM OLD.audio_file) EXECUTE FUNCTION belltower_await_words();

CREATE OR REPLACE FUNCTION belltower_forget_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    EXECUTE format('TRUNCATE %1$I.transcripts, %1$I.transcript_requests', TG_TABLE_SCHEMA);
  ELSE
    -- The log names the transcript by its sermon, which is gone by now.
    PERFORM set_config('belltower.sermon', OLD.title, true);
    EXECUTE format('DELETE FROM %I.transcripts WHERE sermon_id = $1', TG_TABLE_SCHEMA) USING OLD.id;
    EXECUTE format('DELETE FROM %I.transcript_requests WHERE sermon_id = $1', TG_TABLE_SCHEMA) USING OLD.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER forget_words AFTER DELETE ON sermons
  FOR EACH ROW EXECUTE FUNCTION belltower_forget_words();
CREATE OR REPLACE TRIGGER forget_all_words AFTER TRUNCATE ON sermons
  FOR EACH STATEMENT EXECUTE FUNCTION belltower_forget_words();

DO $$
DECLARE
  function text;
BEGIN
  FOREACH function IN ARRAY ARRAY['belltower_keep_search', 'belltower_name_series', 'belltower_offer_one_form'] LOOP
    EXECUTE format('ALTER FUNCTION %I() SET search_path TO %I, pg_temp', function, current_schema());
  END LOOP;
END
$$;

-- 21. The search of rows that are there
-- That the trigger fires is no change, so no version rises and nothing is logged.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['site_pages', 'sermons', 'events', 'ministries', 'documents'] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER empty_entries AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION belltower_keep_search()',
      source
    );
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', source);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER keep_entry', source);
    EXECUTE format('UPDATE %I SET title = title', source);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', source);
  END LOOP;
END
$$;

ALTER TABLE sermons DISABLE TRIGGER USER;
ALTER TABLE sermons ENABLE TRIGGER keep_search, ENABLE TRIGGER name_series;
UPDATE sermons SET title = title;
UPDATE sermons SET series = series WHERE series IS NOT NULL AND series_slug IS NULL;
ALTER TABLE sermons ENABLE TRIGGER USER;
