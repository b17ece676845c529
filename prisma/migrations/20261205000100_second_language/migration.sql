-- The other language of the site, a BCP 47 tag other than `language`; null where there is one.
ALTER TABLE "church" ADD COLUMN IF NOT EXISTS "second_language" TEXT;
