-- The search compares folded texts: quotes, dashes and spaces of every kind, composed and decomposed letters, capitals
-- and accents are one. lib/core/text/folded.ts is the same in the site. To lower case by a collation that knows every
-- script, where the server has one: under the locale C, lower() knows ASCII alone.
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

-- What each sermon is found by, kept by the database itself: its texts, and its date as cards say it ('March 8, 2026').
-- A character that nobody can type lies between them, so that nothing is found across two. There is no foreign key: with
-- one, TRUNCATE would refuse to empty the sermons by themselves.
CREATE TABLE IF NOT EXISTS "sermon_search" (
    "sermon_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "sermon_search_pkey" PRIMARY KEY ("sermon_id")
);

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

CREATE OR REPLACE TRIGGER "keep_search" AFTER INSERT OR UPDATE OF "title", "speaker", "passage", "description", "date" OR DELETE ON "sermons"
  FOR EACH ROW EXECUTE FUNCTION belltower_keep_sermon_search();
CREATE OR REPLACE TRIGGER "empty_search" AFTER TRUNCATE ON "sermons"
  FOR EACH STATEMENT EXECUTE FUNCTION belltower_keep_sermon_search();

-- Of the sermons that are there: that the trigger fires is no change, so no version rises and nothing is logged.
ALTER TABLE "sermons" DISABLE TRIGGER USER;
ALTER TABLE "sermons" ENABLE TRIGGER "keep_search";
UPDATE "sermons" SET "title" = "title";
ALTER TABLE "sermons" ENABLE TRIGGER USER;

-- As 20261121093000_sermon_search says: only where pg_trgm is, and these lines can be run again later.
DROP INDEX IF EXISTS "sermons_search_idx";
DO $$
DECLARE
  home name;
BEGIN
  SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
  IF home IS NOT NULL THEN
    EXECUTE format(
      'CREATE INDEX IF NOT EXISTS "sermon_search_text_idx" ON "sermon_search" USING gin (text %I.gin_trgm_ops) WITH (fastupdate = off)',
      home
    );
  END IF;
END
$$;
