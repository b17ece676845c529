-- The church's words that staff have written in the place of the site's own. A key without a row has the original.
CREATE TABLE IF NOT EXISTS "page_texts" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_texts_pkey" PRIMARY KEY ("key")
);

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

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "page_texts" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "page_texts" FOR EACH ROW EXECUTE FUNCTION belltower_notify('church');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "page_texts" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('church');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "page_texts" FOR EACH ROW EXECUTE FUNCTION belltower_log_text_activity();
