-- The search knows every language that PostgreSQL 14 and newer ship a stemmer for, by its ISO 639-1 tag, so a language of
-- the site needs no migration. Languages of no stemmer, and the trial ones, are searched as English, as before.
DO $$
DECLARE
  shipped CONSTANT jsonb := '{
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek", "en": "english", "es": "spanish",
    "eu": "basque", "fi": "finnish", "fr": "french", "ga": "irish", "hi": "hindi", "hu": "hungarian", "hy": "armenian",
    "id": "indonesian", "it": "italian", "lt": "lithuanian", "ne": "nepali", "nl": "dutch", "no": "norwegian",
    "pt": "portuguese", "ro": "romanian", "ru": "russian", "sr": "serbian", "sv": "swedish", "ta": "tamil",
    "tr": "turkish", "yi": "yiddish"
  }';
  name text;
  configs text;
BEGIN
  -- With every word: a list of small words is for questions alone.
  FOR name IN SELECT value FROM jsonb_each_text(shipped) LOOP
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
  FOREACH configs IN ARRAY ARRAY['belltower_search_config pg_catalog.', 'belltower_every_word_config belltower_'] LOOP
    EXECUTE format(
      'CREATE OR REPLACE FUNCTION %I(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE language %s ELSE %L::regconfig END',
      split_part(configs, ' ', 1),
      (SELECT string_agg(format('WHEN %L THEN %L::regconfig', key, split_part(configs, ' ', 2) || value), ' ')
        FROM jsonb_each_text(shipped)),
      split_part(configs, ' ', 2) || 'english'
    );
  END LOOP;
END
$$;
