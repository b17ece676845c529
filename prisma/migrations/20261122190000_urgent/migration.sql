-- An announcement that stands before all others and stays while it holds.
ALTER TABLE "announcements" ADD COLUMN IF NOT EXISTS "is_urgent" BOOLEAN NOT NULL DEFAULT false;
