-- The triggers that keep the search and name the series, with statements that a connection plans once: text given to
-- EXECUTE is planned again for every row, which took half the time of a list of thousands. Names are looked for in the
-- schema of the tables, whatever the connection's search_path.
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

DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION belltower_keep_search() SET search_path TO %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION belltower_name_series() SET search_path TO %I, pg_temp', current_schema());
END
$$;
