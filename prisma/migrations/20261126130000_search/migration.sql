-- What the site's search finds, kept by the database itself: of own pages and news what is published and listed, sermons,
-- ministries, documents, and every event, whose coming dates the site knows. There is no foreign key: with one, TRUNCATE
-- would refuse to empty the other tables by themselves.
CREATE TABLE IF NOT EXISTS "search_entries" (
    "source" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "path" TEXT,
    "title" TEXT NOT NULL,
    "lead" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "date" TEXT,
    "until" TEXT,
    "names" TEXT NOT NULL,
    "words" TSVECTOR NOT NULL,

    CONSTRAINT "search_entries_pkey" PRIMARY KEY ("source", "id")
);
CREATE INDEX IF NOT EXISTS "search_entries_words_idx" ON "search_entries" USING gin ("words") WITH (fastupdate = off);

ALTER TABLE "site_pages" DROP COLUMN IF EXISTS "search";

-- lib/core/language/languages.ts names the same.
CREATE OR REPLACE FUNCTION belltower_search_config(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE language
  WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
  ELSE 'pg_catalog.english'::regconfig
END;

-- A text has at most 200,000 characters here: the words of one row may take a megabyte.
CREATE OR REPLACE FUNCTION belltower_search_words(language text, title text, lead text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(belltower_search_config(language), belltower_folded(title)), 'A')
  || setweight(to_tsvector(belltower_search_config(language), belltower_folded(lead)), 'B')
  || setweight(to_tsvector(belltower_search_config(language), belltower_folded(left(body, 200000))), 'D');

CREATE OR REPLACE FUNCTION belltower_plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(replace(replace(replace(replace(replace(replace(
  regexp_replace(
    regexp_replace(html, '</?(br|hr|p|li|h[1-6]|div|ul|ol|tr|td|th|blockquote)\y[^>]*>', E'\n', 'gi'),
    '<[^>]*>', '', 'g'
  ),
  '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), E' \n');

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
    EXECUTE format('DELETE FROM %I.search_entries WHERE source = $1', TG_TABLE_SCHEMA) USING TG_TABLE_NAME;
    RETURN NULL;
  ELSIF TG_OP <> 'INSERT' THEN
    EXECUTE format('DELETE FROM %I.search_entries WHERE source = $1 AND id = $2', TG_TABLE_SCHEMA)
      USING TG_TABLE_NAME, OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format(
      $insert$
      INSERT INTO %1$I.search_entries (source, id, kind, path, title, lead, text, date, until, names, words)
      SELECT $1, $2, e ->> 'kind', e ->> 'path', e ->> 'title', COALESCE(e ->> 'lead', ''), COALESCE(e ->> 'text', ''),
        e ->> 'date', e ->> 'until', %1$I.belltower_folded(concat_ws(' ', e ->> 'title', e ->> 'lead')),
        %1$I.belltower_search_words(c.language, e ->> 'title', COALESCE(e ->> 'lead', ''), COALESCE(e ->> 'text', ''))
      FROM (VALUES (1)) AS one(id) LEFT JOIN %1$I.church c ON c.id = one.id
      CROSS JOIN LATERAL %1$I.belltower_search_entry($1, $3, COALESCE(c.time_zone, 'UTC')) AS e
      WHERE e IS NOT NULL
      ON CONFLICT DO NOTHING
      $insert$,
      TG_TABLE_SCHEMA
    ) USING TG_TABLE_NAME, NEW.id, to_jsonb(NEW);
  END IF;
  RETURN NULL;
END
$$;

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
CREATE OR REPLACE TRIGGER "search_language" AFTER INSERT OR UPDATE OF "language" ON "church"
  FOR EACH ROW EXECUTE FUNCTION belltower_search_in_language();

CREATE OR REPLACE TRIGGER "keep_entry" AFTER INSERT OR DELETE
  OR UPDATE OF "kind", "path", "title", "summary", "blocks", "state", "is_unlisted", "published_at", "unpublish_at" ON "site_pages"
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER "keep_entry" AFTER INSERT OR DELETE
  OR UPDATE OF "title", "speaker", "passage", "description", "date", "series", "notes" ON "sermons"
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER "keep_entry" AFTER INSERT OR DELETE
  OR UPDATE OF "title", "location", "description" ON "events"
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER "keep_entry" AFTER INSERT OR DELETE
  OR UPDATE OF "title", "description", "leadername", "meetingtimes", "category" ON "ministries"
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();
CREATE OR REPLACE TRIGGER "keep_entry" AFTER INSERT OR DELETE
  OR UPDATE OF "title", "category", "date", "file_name" ON "documents"
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_search();

-- Of the rows that are there: that the trigger fires is no change, so no version rises and nothing is logged.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['site_pages', 'sermons', 'events', 'ministries', 'documents'] LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER "empty_entries" AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION belltower_keep_search()',
      source
    );
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', source);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER "keep_entry"', source);
    EXECUTE format('UPDATE %I SET title = title', source);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', source);
  END LOOP;
END
$$;

-- For words with typing errors. As 20261121093000_sermon_search says: only where pg_trgm is, and these lines can be run
-- again later.
DO $$
DECLARE
  home name;
BEGIN
  SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
  IF home IS NOT NULL THEN
    EXECUTE format(
      'CREATE INDEX IF NOT EXISTS "search_entries_names_idx" ON "search_entries" USING gin (names %I.gin_trgm_ops) WITH (fastupdate = off)',
      home
    );
  END IF;
END
$$;
