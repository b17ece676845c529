-- Search matches any part of a word in four columns (specification section 5), which an ordinary index
-- cannot find; an index of trigrams can. It lives in pg_trgm, an extension that ships with PostgreSQL and that
-- the owner of a database may add. Where it is missing or may not be added, the search reads all rows
-- instead: the same answers, some milliseconds later. The index can then be added by hand, with these lines.
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
      'CREATE INDEX IF NOT EXISTS "sermons_search_idx" ON "sermons" USING gin (title %1$I.gin_trgm_ops, speaker %1$I.gin_trgm_ops, passage %1$I.gin_trgm_ops, description %1$I.gin_trgm_ops) WITH (fastupdate = off)',
      home
    );
  END IF;
END
$$;
