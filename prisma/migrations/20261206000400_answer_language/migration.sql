-- The language in which a person answered a form: mails about the answer are in it. Null: the first one of the site.
ALTER TABLE "form_answers" ADD COLUMN IF NOT EXISTS "language" TEXT;
-- What a letter says in the second language of the site: its items from when it was composed, all of it once it is decided.
ALTER TABLE "letters" ADD COLUMN IF NOT EXISTS "spoken" JSONB;
