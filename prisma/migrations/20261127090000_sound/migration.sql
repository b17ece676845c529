-- Sermons with sound, their words, their series as pages, and the podcast.

-- Of video and sound a sermon has one at least. `audio_url` is the address under /sermons/audio/ of an own file, or an
-- https address elsewhere; `audio_file` is the name of an own file in the storage, null for one elsewhere.
-- `episode_guid` is what a podcast that was imported called the episode; null: the sermon's id.
ALTER TABLE "sermons" ALTER COLUMN "video_url" DROP NOT NULL;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "audio_url" TEXT;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "audio_file" TEXT;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "audio_bytes" INTEGER;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "audio_seconds" INTEGER;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "audio_type" TEXT;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "audio_sha256" TEXT;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "chapters" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "episode_guid" TEXT;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "has_transcript" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "series_slug" TEXT;
CREATE UNIQUE INDEX IF NOT EXISTS "sermons_audio_file_key" ON "sermons"("audio_file");
CREATE INDEX IF NOT EXISTS "sermons_series_slug_date_idx" ON "sermons"("series_slug", "date");

-- An upload of sound by the tus protocol: its parts lie in DATA_DIR under its id. `session` is the id of the browser
-- session that made it. Only who holds the lease writes to it. Once it is whole, it is in the storage as `stored_name`;
-- it serves one sermon, and a day after it was made the row is deleted.
CREATE TABLE IF NOT EXISTS "sound_uploads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "session" TEXT NOT NULL,
    "staff_id" UUID,
    "file_name" TEXT NOT NULL DEFAULT '',
    "bytes" INTEGER NOT NULL,
    "lease" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "stored_name" TEXT,
    "type" TEXT,
    "seconds" INTEGER,
    "sha256" TEXT,
    "title" TEXT,
    "sermon_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sound_uploads_pkey" PRIMARY KEY ("id")
);
CREATE INDEX IF NOT EXISTS "sound_uploads_created_at_idx" ON "sound_uploads"("created_at");

-- A series as its page shows it. The trigger below makes a row for every text that a sermon names as its series: `key`
-- is the folded text, so that spellings are one series, and `slug` is its address, which stays.
CREATE TABLE IF NOT EXISTS "series" (
    "slug" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "picture_url" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "series_pkey" PRIMARY KEY ("slug")
);
CREATE UNIQUE INDEX IF NOT EXISTS "series_key_key" ON "series"("key");

-- What was said in a sermon. There are no foreign keys here: with one, TRUNCATE would refuse to empty the sermons by
-- themselves. A trigger deletes what belongs to a sermon that goes. `cues`: [{ from, to, text, speaker? }], seconds; of a plain text one cue a paragraph, with
-- null for both times. `kind` is timed or plain. `is_machine`: written by a program, and not confirmed by staff.
CREATE TABLE IF NOT EXISTS "transcripts" (
    "sermon_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cues" JSONB NOT NULL,
    "is_machine" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcripts_pkey" PRIMARY KEY ("sermon_id")
);

-- Stretches of a transcript of some 1,500 characters, which the search finds: a minute or two of speech. Written by a
-- trigger alone. `cues`: [{ from, text }]. `words` hold the beginning of the next stretch too, so that no words fall
-- between two; their roots are those of `language`. Both are stored outside of the rows: a word that every sermon has is then found in a few pages.
CREATE TABLE IF NOT EXISTS "transcript_parts" (
    "sermon_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "cues" JSONB NOT NULL,
    "language" TEXT NOT NULL,
    "words" TSVECTOR NOT NULL,

    CONSTRAINT "transcript_parts_pkey" PRIMARY KEY ("sermon_id", "position")
);
ALTER TABLE "transcript_parts" SET (toast_tuple_target = 128);
ALTER TABLE "transcript_parts" ALTER COLUMN "cues" SET STORAGE EXTERNAL, ALTER COLUMN "words" SET STORAGE EXTERNAL;
CREATE INDEX IF NOT EXISTS "transcript_parts_words_idx" ON "transcript_parts" USING gin ("words") WITH (fastupdate = off);

-- What TRANSCRIBE_URL is asked for, a trigger makes a row for each new sound: a row while it waits, until `due_at` when
-- it is tried or failed, or after it was given up, with the reason in words. `is_asked`: staff want it, so what a
-- program wrote before is replaced.
CREATE TABLE IF NOT EXISTS "transcript_requests" (
    "sermon_id" UUID NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "is_asked" BOOLEAN NOT NULL DEFAULT false,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stopped_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcript_requests_pkey" PRIMARY KEY ("sermon_id")
);

-- One row (id 1), made with the guid at the first use. Null: as the church has it.
CREATE TABLE IF NOT EXISTS "podcast" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "guid" UUID NOT NULL,
    "title" TEXT,
    "author" TEXT,
    "summary" TEXT,
    "category" TEXT,
    "art_url" TEXT,
    "owner_email" TEXT,
    "language" TEXT,
    "apple_url" TEXT,
    "spotify_url" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "podcast_pkey" PRIMARY KEY ("id")
);

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
BEGIN
  IF NEW.series IS NULL OR btrim(NEW.series) = '' THEN
    NEW.series_slug := NULL;
    RETURN NEW;
  END IF;
  -- Two sermons that bring the same new series make it one after the other.
  PERFORM pg_advisory_xact_lock(hashtext('belltower.series'));
  EXECUTE format(
    'INSERT INTO %1$I.series (slug, key, title)
     SELECT %1$I.belltower_series_slug($1, $2), key, $1 FROM %1$I.belltower_folded($1) AS key
     WHERE NOT EXISTS (SELECT FROM %1$I.series AS known WHERE known.key = %1$I.belltower_folded($1))',
    TG_TABLE_SCHEMA
  ) USING NEW.series, TG_TABLE_SCHEMA;
  EXECUTE format('SELECT slug FROM %1$I.series WHERE key = %1$I.belltower_folded($1)', TG_TABLE_SCHEMA)
    INTO NEW.series_slug USING NEW.series;
  -- A title whose capitals changed is shown as it was written last.
  EXECUTE format('UPDATE %I.series SET title = $1 WHERE slug = $2 AND title <> $1', TG_TABLE_SCHEMA)
    USING NEW.series, NEW.series_slug;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER "name_series" BEFORE INSERT OR UPDATE OF "series" ON "sermons"
  FOR EACH ROW EXECUTE FUNCTION belltower_name_series();

-- The text by which a series is known follows its title, also where an undo brings the title back.
CREATE OR REPLACE FUNCTION belltower_key_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT %I.belltower_folded($1)', TG_TABLE_SCHEMA) INTO NEW.key USING NEW.title;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER "key_series" BEFORE UPDATE OF "title" ON "series"
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
    INSERT INTO %1$I.transcript_parts (sermon_id, position, cues, language, words)
    SELECT $1, position, cues, spoken, to_tsvector(
      %1$I.belltower_search_config(spoken),
      %1$I.belltower_folded(said || ' ' || left(COALESCE(lead(said) OVER (ORDER BY position), ''), 120))
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
CREATE OR REPLACE TRIGGER "keep_parts" AFTER INSERT OR UPDATE OF "cues" OR DELETE ON "transcripts"
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_transcript();
CREATE OR REPLACE TRIGGER "empty_parts" AFTER TRUNCATE ON "transcripts"
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
CREATE OR REPLACE TRIGGER "await_words" AFTER INSERT ON "sermons"
  FOR EACH ROW WHEN (NEW.audio_file IS NOT NULL) EXECUTE FUNCTION belltower_await_words();
CREATE OR REPLACE TRIGGER "await_other_words" AFTER UPDATE OF "audio_file" ON "sermons"
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
CREATE OR REPLACE TRIGGER "forget_words" AFTER DELETE ON "sermons"
  FOR EACH ROW EXECUTE FUNCTION belltower_forget_words();
CREATE OR REPLACE TRIGGER "forget_all_words" AFTER TRUNCATE ON "sermons"
  FOR EACH STATEMENT EXECUTE FUNCTION belltower_forget_words();

-- That a sermon has a transcript, and the address of its series, follow from other rows: neither is a new version of it.
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "sermons" FOR EACH ROW
  WHEN ((NEW.has_transcript, NEW.series_slug) IS NOT DISTINCT FROM (OLD.has_transcript, OLD.series_slug)
    OR to_jsonb(NEW) - ARRAY['has_transcript', 'series_slug'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['has_transcript', 'series_slug'])
  EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "series" FOR EACH ROW
  WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "transcripts" FOR EACH ROW
  WHEN (NEW.* IS DISTINCT FROM OLD.*) EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "podcast" FOR EACH ROW EXECUTE FUNCTION belltower_touch();

-- The columns that the log leaves out follow from others.
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
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "transcripts"
  FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('', 'sermon_id');
-- A series begins and ends with its sermons: what staff write of it is logged.
CREATE OR REPLACE TRIGGER "log_activity" AFTER UPDATE OF "title", "description", "picture_url" ON "series"
  FOR EACH ROW WHEN (current_setting('belltower.series', true) = 'on' OR NULLIF(current_setting('belltower.restores', true), '') IS NOT NULL)
  EXECUTE FUNCTION belltower_log_activity('title');
CREATE OR REPLACE TRIGGER "log_activity" AFTER UPDATE ON "podcast" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('');

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['series', 'transcripts', 'podcast', 'transcript_requests'] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION belltower_notify(''sermons'')',
      name
    );
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify(''sermons'')',
      name
    );
  END LOOP;
END
$$;

-- Of the sermons that are there: that the trigger fires is no change, so no version rises and nothing is logged.
ALTER TABLE "sermons" DISABLE TRIGGER USER;
ALTER TABLE "sermons" ENABLE TRIGGER "name_series";
UPDATE "sermons" SET "series" = "series" WHERE "series" IS NOT NULL;
ALTER TABLE "sermons" ENABLE TRIGGER USER;
