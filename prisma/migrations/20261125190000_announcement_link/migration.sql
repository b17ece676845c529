-- Where an announcement leads: a path of the site or an https address; null where it leads nowhere.
ALTER TABLE "announcements" ADD COLUMN IF NOT EXISTS "link" TEXT;
