-- What rows say in the second language of the site. `made_from` holds a digest of each original when its translation was
-- written, `machine` the names of the texts that a program wrote and no person has confirmed.
CREATE TABLE IF NOT EXISTS "translations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "table_name" TEXT NOT NULL,
    "row_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "fields" JSONB NOT NULL DEFAULT '{}',
    "made_from" JSONB NOT NULL DEFAULT '{}',
    "machine" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "path" TEXT,
    "is_ready" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "translations_table_name_row_id_language_key" ON "translations"("table_name", "row_id", "language");
CREATE UNIQUE INDEX IF NOT EXISTS "translations_language_path_key" ON "translations"("language", "path");

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "translations" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "translations" FOR EACH ROW EXECUTE FUNCTION belltower_notify('translations');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "translations" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('translations');

-- The log names a translation by its row, or once that is gone by the translated title; which row it is stands in every
-- change.
CREATE OR REPLACE FUNCTION belltower_log_translation_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  row_now jsonb := COALESCE(new_row, old_row);
  tbl text := row_now ->> 'table_name';
  original jsonb;
  changed text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    changed := ARRAY(
      SELECT key FROM jsonb_each(old_row) WHERE value IS DISTINCT FROM new_row -> key AND key <> 'updated_at'
    );
    IF cardinality(changed) = 0 THEN
      RETURN NULL;
    END IF;
    changed := changed || ARRAY['table_name', 'row_id', 'language'];
    SELECT jsonb_object_agg(key, value) INTO old_row FROM jsonb_each(old_row) WHERE key = ANY (changed);
    SELECT jsonb_object_agg(key, value) INTO new_row FROM jsonb_each(new_row) WHERE key = ANY (changed);
  END IF;
  IF to_regclass(format('%I.%I', TG_TABLE_SCHEMA, tbl)) IS NOT NULL THEN
    EXECUTE format(
      'SELECT to_jsonb(t) FROM %I.%I AS t WHERE %I::text = $1', TG_TABLE_SCHEMA, tbl,
      CASE tbl WHEN 'page_texts' THEN 'key' WHEN 'series' THEN 'slug' ELSE 'id' END
    ) INTO original USING row_now ->> 'row_id';
    IF tbl = 'event_exceptions' THEN
      EXECUTE format('SELECT to_jsonb(t) FROM %I.events AS t WHERE id = $1::uuid', TG_TABLE_SCHEMA)
        INTO original USING original ->> 'event_id';
    END IF;
  END IF;
  original := COALESCE(original, row_now -> 'fields');
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, row_now ->> 'id',
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    COALESCE(original -> 'draft' ->> 'title', original ->> 'title', original ->> 'message', original ->> 'subject', original ->> 'key'),
    old_row, new_row
  );
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "translations" FOR EACH ROW EXECUTE FUNCTION belltower_log_translation_activity();

-- A row that goes takes its translations along, in the same entry of the log.
CREATE OR REPLACE FUNCTION belltower_drop_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I.translations WHERE table_name = $1 AND row_id = $2', TG_TABLE_SCHEMA)
    USING TG_TABLE_NAME, COALESCE(to_jsonb(OLD) ->> TG_ARGV[0], '');
  RETURN NULL;
END
$$;
DO $$
DECLARE
  tbl text;
BEGIN
  FOREACH tbl IN ARRAY ARRAY[
    'events', 'event_exceptions', 'ministries', 'sermons', 'announcements', 'site_pages', 'page_layouts', 'documents',
    'navigation', 'forms', 'letters'
  ] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER drop_translations AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION belltower_drop_translations(''id'')', tbl
    );
  END LOOP;
END
$$;
CREATE OR REPLACE TRIGGER drop_translations AFTER DELETE ON page_texts FOR EACH ROW EXECUTE FUNCTION belltower_drop_translations('key');
CREATE OR REPLACE TRIGGER drop_translations AFTER DELETE ON series FOR EACH ROW EXECUTE FUNCTION belltower_drop_translations('slug');
