-- What the site's search finds in the second language: of every entry whose row is translated what is written of it there,
-- in the stemming of that language. Triggers keep it. A title that is not translated is null.
CREATE TABLE IF NOT EXISTS search_translations (
  source text NOT NULL,
  id uuid NOT NULL,
  language text NOT NULL,
  title text,
  text text NOT NULL DEFAULT '',
  names text NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT search_translations_pkey PRIMARY KEY (source, id, language),
  CONSTRAINT search_translations_entry_fkey FOREIGN KEY (source, id) REFERENCES search_entries (source, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS search_translations_words_idx ON search_translations USING gin (words) WITH (fastupdate = off);

-- Left out where the extension pg_trgm may not be added.
DO $$
DECLARE
  home name;
BEGIN
  SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
  IF home IS NOT NULL THEN
    EXECUTE format(
      'CREATE INDEX IF NOT EXISTS search_translations_names_idx ON search_translations USING gin (names %I.gin_trgm_ops) WITH (fastupdate = off)',
      home
    );
  END IF;
END
$$;

-- A translated row as the search has it: the texts that are translated, beside names, passages and what else has no
-- language. Texts of blocks have names with dots.
CREATE OR REPLACE FUNCTION belltower_translated_entry(source text, found jsonb, fields jsonb, zone text) RETURNS jsonb
LANGUAGE sql STABLE
RETURN (
  SELECT entry || jsonb_build_object('title', fields ->> 'title', 'text', concat_ws(E'\n', entry ->> 'text', (
    SELECT string_agg(belltower_plain_text(value), E'\n') FROM jsonb_each_text(fields) WHERE key LIKE '%.%'
  )))
  FROM belltower_search_entry(
    source,
    found
      - ARRAY['title', 'summary', 'blocks', 'description', 'location', 'meetingtimes', 'notes', 'series']
      - CASE source WHEN 'documents' THEN 'category' ELSE '' END
      || fields,
    zone
  ) AS entry
);

-- Writes what is translated of a row. Own pages count once staff have called their translation complete.
CREATE OR REPLACE FUNCTION belltower_translate_entry(place text, entry uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  original jsonb;
BEGIN
  DELETE FROM search_translations WHERE source = place AND id = entry;
  IF NOT EXISTS (SELECT FROM search_entries WHERE source = place AND id = entry) THEN
    RETURN;
  END IF;
  EXECUTE format('SELECT to_jsonb(t) FROM %I AS t WHERE id = $1', place) INTO original USING entry;
  INSERT INTO search_translations (source, id, language, title, text, names, words)
  SELECT place, entry, t.language, e ->> 'title', COALESCE(e ->> 'text', ''),
    belltower_folded(concat_ws(' ', e ->> 'title', e ->> 'lead')),
    belltower_search_words(t.language, COALESCE(e ->> 'title', ''), COALESCE(e ->> 'lead', ''), COALESCE(e ->> 'text', ''))
  FROM translations t LEFT JOIN church c ON c.id = 1
  CROSS JOIN LATERAL belltower_translated_entry(place, original, t.fields, COALESCE(c.time_zone, 'UTC')) AS e
  WHERE t.table_name = place AND t.row_id = entry::text AND t.fields <> '{}' AND (place <> 'site_pages' OR t.is_ready)
    AND e IS NOT NULL
  ON CONFLICT DO NOTHING;
END
$$;

CREATE OR REPLACE FUNCTION belltower_keep_translated_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'search_entries' THEN
    IF EXISTS (SELECT FROM translations WHERE table_name = NEW.source AND row_id = NEW.id::text) THEN
      PERFORM belltower_translate_entry(NEW.source, NEW.id);
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM search_translations;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.table_name IN ('site_pages', 'sermons', 'events', 'ministries', 'documents') THEN
    PERFORM belltower_translate_entry(OLD.table_name, OLD.row_id::uuid);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.table_name IN ('site_pages', 'sermons', 'events', 'ministries', 'documents') THEN
    PERFORM belltower_translate_entry(NEW.table_name, NEW.row_id::uuid);
  END IF;
  RETURN NULL;
END
$$;

-- Names are looked for in the schema of the tables, whatever the connection's search_path.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION belltower_keep_translated_entry() SET search_path TO %I, pg_temp', current_schema());
END
$$;

CREATE OR REPLACE TRIGGER keep_translated AFTER INSERT ON search_entries
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_translated_entry();
CREATE OR REPLACE TRIGGER keep_entry AFTER INSERT OR DELETE
  OR UPDATE OF table_name, row_id, language, fields, is_ready ON translations
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_translated_entry();
CREATE OR REPLACE TRIGGER empty_entries AFTER TRUNCATE ON translations
  FOR EACH STATEMENT EXECUTE FUNCTION belltower_keep_translated_entry();

-- The search of translations that are there.
SELECT belltower_translate_entry(source, id) FROM search_entries;
