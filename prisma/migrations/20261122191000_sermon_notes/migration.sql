-- Notes to go along with a sermon, in simple markup with blanks to fill in.
ALTER TABLE "sermons" ADD COLUMN IF NOT EXISTS "notes" TEXT;
