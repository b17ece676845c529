-- What staff changed: when, from which browser session, from what to what. Row triggers write it in the
-- transaction of the change itself, so the log has every change there was and no other, whoever made it.
-- Prayer requests are never copied into it.

CREATE TABLE IF NOT EXISTS "activity_log" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "batch" UUID NOT NULL,
    "session" TEXT,
    "table_name" TEXT NOT NULL,
    "row_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "title" TEXT,
    "before" JSONB,
    "after" JSONB,
    "restores" UUID,

    CONSTRAINT "activity_log_pkey" PRIMARY KEY ("id")
);

CREATE INDEX IF NOT EXISTS "activity_log_batch_idx" ON "activity_log"("batch");
CREATE INDEX IF NOT EXISTS "activity_log_at_idx" ON "activity_log"("at");
CREATE INDEX IF NOT EXISTS "activity_log_table_name_row_id_idx" ON "activity_log"("table_name", "row_id");

-- Settings of the transaction say what a row cannot: `belltower.session` which browser session asks (none
-- outside the site), `belltower.restores` which batch is undone, `belltower.activity` = 'off' that a set-up
-- is no staff work. The first change of a transaction names its batch.
CREATE OR REPLACE FUNCTION belltower_write_activity(place text, tbl text, row_id text, action text, title text, old_row jsonb, new_row jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  batch uuid := NULLIF(current_setting('belltower.batch', true), '')::uuid;
BEGIN
  IF current_setting('belltower.activity', true) = 'off' THEN
    RETURN;
  END IF;
  IF batch IS NULL THEN
    batch := gen_random_uuid();
    PERFORM set_config('belltower.batch', batch::text, true);
  END IF;
  EXECUTE format(
    'INSERT INTO %I.activity_log (batch, session, table_name, row_id, action, title, before, after, restores) VALUES ($1, $2, $3, $4, $5, left($6, 300), $7, $8, $9)',
    place
  ) USING
    batch, NULLIF(current_setting('belltower.session', true), ''), tbl, row_id, action, title, old_row, new_row,
    NULLIF(current_setting('belltower.restores', true), '')::uuid;
END
$$;

-- Of an update only the columns that changed are kept, and what says which row it is (the arguments after the
-- first, which is the column of the title). Times and counters that move by themselves are no change.
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
      WHERE value IS DISTINCT FROM new_row -> key AND key NOT IN ('updated_at', 'sequence')
    );
    IF cardinality(changed) = 0 THEN
      RETURN NULL;
    END IF;
    changed := changed || TG_ARGV[1:];
    SELECT jsonb_object_agg(key, value) INTO old_row FROM jsonb_each(old_row) WHERE key = ANY (changed);
    SELECT jsonb_object_agg(key, value) INTO new_row FROM jsonb_each(new_row) WHERE key = ANY (changed);
  END IF;
  -- One date goes by the name of its event.
  IF TG_TABLE_NAME = 'event_exceptions' THEN
    EXECUTE format('SELECT title FROM %I.events WHERE id = $1::uuid', TG_TABLE_SCHEMA)
      INTO row_title USING row_now ->> 'event_id';
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, row_now ->> 'id',
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    row_title, old_row, new_row
  );
  RETURN NULL;
END
$$;

-- That the prayer team changed matters to staff; who is on it is nobody's business for a year to come. So
-- neither the address nor the name nor the row is told.
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

CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('title');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "event_exceptions" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('title', 'event_id', 'date');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "sermons" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('title');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "ministries" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('title');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "announcements" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('message');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "site_settings" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "prayer_team_emails" FOR EACH ROW EXECUTE FUNCTION belltower_log_team_activity();
