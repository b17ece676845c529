-- Pages and news of the church's own, its menus, the order of sections of built-in pages, and its documents.

-- The columns hold what is public, and of a page that was never published what it was made with. `draft` holds the whole
-- content as staff have written it since; null: no changes. `path` is the public address, in lower case. Planned moments
-- are local date-times of the church's zone, yyyy-MM-ddTHH:mm. `changed_at` says when what is public last changed.
CREATE TABLE IF NOT EXISTS "site_pages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL DEFAULT 'page',
    "path" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "picture_url" TEXT,
    "picture_alt" TEXT NOT NULL DEFAULT '',
    "blocks" JSONB NOT NULL DEFAULT '[]',
    "draft" JSONB,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "publish_at" TEXT,
    "unpublish_at" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3),
    "is_unlisted" BOOLEAN NOT NULL DEFAULT false,
    "category" TEXT,
    "pinned_until" TEXT,
    "ministry_id" UUID,
    "preview_key" TEXT,
    "search" TSVECTOR,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_pages_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "site_pages_path_key" ON "site_pages"("path");
CREATE INDEX IF NOT EXISTS "site_pages_kind_state_published_at_idx" ON "site_pages"("kind", "state", "published_at" DESC);

-- One row (id 1): the menus in the place of the built-in ones. `hidden` names built-in pages that are switched off;
-- `proposed` is a menu that an import brought and staff have not put up.
CREATE TABLE IF NOT EXISTS "navigation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "main" JSONB NOT NULL DEFAULT '[]',
    "footer" JSONB NOT NULL DEFAULT '[]',
    "hidden" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "proposed" JSONB,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "navigation_pkey" PRIMARY KEY ("id")
);

-- The sections of a built-in page (home, about, visit, giving) with the church's own blocks between them. A page without
-- a row has the original order.
CREATE TABLE IF NOT EXISTS "page_layouts" (
    "id" TEXT NOT NULL,
    "blocks" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_layouts_pkey" PRIMARY KEY ("id")
);

-- `stored_name` is the file's name in the storage; a replaced file has another one.
CREATE TABLE IF NOT EXISTS "documents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "category" TEXT,
    "date" TEXT,
    "file_name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "stored_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);
CREATE INDEX IF NOT EXISTS "documents_category_date_idx" ON "documents"("category", "date" DESC);

-- An address that a page of the church's own had before goes with the page.
ALTER TABLE "redirects" ADD COLUMN IF NOT EXISTS "page_id" UUID
  CONSTRAINT "redirects_page_id_fkey" REFERENCES "site_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX IF NOT EXISTS "redirects_page_id_idx" ON "redirects"("page_id");

-- Neither a shared preview nor the words of the search are a new version of the page.
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "site_pages" FOR EACH ROW
  WHEN (to_jsonb(NEW) - ARRAY['search', 'preview_key'] IS DISTINCT FROM to_jsonb(OLD) - ARRAY['search', 'preview_key'])
  EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "navigation" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "page_layouts" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "documents" FOR EACH ROW EXECUTE FUNCTION belltower_touch();

CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "site_pages" FOR EACH ROW EXECUTE FUNCTION belltower_notify('pages');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "site_pages" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('pages');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "navigation" FOR EACH ROW EXECUTE FUNCTION belltower_notify('pages');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "navigation" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('pages');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "page_layouts" FOR EACH ROW EXECUTE FUNCTION belltower_notify('pages');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "page_layouts" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('pages');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION belltower_notify('pages');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('pages');

-- A draft that is written on is no entry of the log: the entry that publishes it or throws it away holds its last state.
-- An undo always is one. The key of a shared preview is a secret, and the words of the search are made of the row.
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

CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "site_pages" FOR EACH ROW EXECUTE FUNCTION belltower_log_page_activity();
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "redirects" FOR EACH ROW EXECUTE FUNCTION belltower_log_redirect_activity();
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "navigation" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "page_layouts" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('id');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('title');
