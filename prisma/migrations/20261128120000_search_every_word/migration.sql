-- The search finds each part of joined words ('nursery/toddlers'), titles of small words alone ('Who we are'), telephone
-- numbers however they are grouped, and Chinese, Japanese and Korean words inside longer ones.

-- The configurations of PostgreSQL, with every word: a list of small words is for questions alone.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['english', 'spanish'] LOOP
    IF NOT EXISTS (
      SELECT FROM pg_ts_config c JOIN pg_namespace n ON n.oid = c.cfgnamespace
      WHERE n.nspname = current_schema() AND c.cfgname = 'belltower_' || name
    ) THEN
      EXECUTE format('CREATE TEXT SEARCH DICTIONARY belltower_%1$s (TEMPLATE = pg_catalog.snowball, Language = %1$s)', name);
      EXECUTE format('CREATE TEXT SEARCH CONFIGURATION belltower_%1$s (COPY = pg_catalog.%1$s)', name);
      EXECUTE format(
        'ALTER TEXT SEARCH CONFIGURATION belltower_%1$s ALTER MAPPING REPLACE pg_catalog.%1$s_stem WITH belltower_%1$s', name
      );
    END IF;
  END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION belltower_every_word_config(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE language
  WHEN 'es' THEN 'belltower_spanish'::regconfig
  ELSE 'belltower_english'::regconfig
END;

-- Folded words, apart wherever a mark stands, since PostgreSQL takes 'nursery/toddlers' for a file and 'open.Come' for a
-- host. Scripts that write without blanks are read letter by letter (Hangul by syllables, which are folded into their
-- letters). lib/core/text/search-question.ts does the same to a question.
CREATE OR REPLACE FUNCTION belltower_separate_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    belltower_folded(words),
    '[\u0001-\u0026\u0028-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2010-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030-\u303F\U0001F000-\U0001FAFF]+',
    ' ', 'g'
  ),
  '([\u1100-\u115E][\u1161-\u11FF]*|[\u3041-\u3096\u309D-\u309F\u30A1-\u30FF][\u3099\u309A]?|[\u2E80-\u2FDF\u3005-\u3007\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])',
  ' \1 ', 'g'
);

-- Of the digits of a line that blanks, stops, strokes and brackets group: as many neighbouring groups as a telephone
-- number has digits, joined.
CREATE OR REPLACE FUNCTION belltower_joined_numbers(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(DISTINCT number, ' ')
  FROM regexp_matches(words, '[0-9]+(?:[ \u00A0()./\u2010-\u2015-]{1,3}[0-9]+)+', 'g') AS run
  CROSS JOIN LATERAL (
    SELECT unnest(ARRAY[one || two, one || two || three, one || two || three || four,
      one || two || three || four || five, one || two || three || four || five || six]) AS number
    FROM (
      SELECT digits AS one, lead(digits, 1) OVER later AS two, lead(digits, 2) OVER later AS three,
        lead(digits, 3) OVER later AS four, lead(digits, 4) OVER later AS five, lead(digits, 5) OVER later AS six
      FROM regexp_split_to_table(run[1], '[^0-9]+') WITH ORDINALITY AS part(digits, place)
      WINDOW later AS (ORDER BY place)
    ) AS groups
  ) AS joined
  WHERE length(number) BETWEEN 7 AND 15
);

CREATE OR REPLACE FUNCTION belltower_search_vector(language text, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector(
  belltower_every_word_config(language),
  belltower_separate_words(words) || ' ' || COALESCE(belltower_joined_numbers(words), '')
);

-- A text has at most 200,000 characters here: the words of one row may take a megabyte.
CREATE OR REPLACE FUNCTION belltower_search_words(language text, title text, lead text, body text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(belltower_search_vector(language, title), 'A')
  || setweight(belltower_search_vector(language, lead), 'B')
  || setweight(belltower_search_vector(language, left(body, 200000)), 'D');

-- What a question asks for, as lib/core/text/search-question.ts reads it: `words` in the syntax of websearch_to_tsquery;
-- `wanted` without that syntax, for a question of small words alone; `number` in its forms, with `or` between them.
CREATE OR REPLACE FUNCTION belltower_search_query(language text, words text, wanted text, number text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN numnode(websearch_to_tsquery(belltower_search_config(language), words)) > 0
    THEN websearch_to_tsquery(belltower_search_config(language), words)
  ELSE phraseto_tsquery(belltower_every_word_config(language), wanted)
END && websearch_to_tsquery('pg_catalog.simple', number);

-- The roots of the wanted words: of the small ones where there are no others.
CREATE OR REPLACE FUNCTION belltower_search_roots(language text, wanted text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN COALESCE(
  NULLIF(tsvector_to_array(to_tsvector(belltower_search_config(language), wanted)), '{}'),
  tsvector_to_array(to_tsvector(belltower_every_word_config(language), wanted))
);

UPDATE "search_entries" SET "words" = belltower_search_words((SELECT "language" FROM "church" WHERE "id" = 1), "title", "lead", "text");

-- Transcripts are read again in the background (lib/sermons/transcripts/reread.ts): until then they are found as before.
ALTER TABLE "transcript_parts" ADD COLUMN IF NOT EXISTS "version" INTEGER NOT NULL DEFAULT 1;

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
    INSERT INTO %1$I.transcript_parts (sermon_id, position, cues, language, version, words)
    SELECT $1, position, cues, spoken, 2, %1$I.belltower_search_vector(
      spoken, said || ' ' || left(COALESCE(lead(said) OVER (ORDER BY position), ''), 120)
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
