-- Whether the service is on: when the clock says so, what staff say against it, and two more sources.
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "owncast_url" TEXT;
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "youtube_channel_id" TEXT;
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "soon_minutes" INTEGER NOT NULL DEFAULT 30;
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "live_opens_minutes" INTEGER NOT NULL DEFAULT 15;
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "live_override" TEXT;
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "live_override_until" TIMESTAMPTZ(3);
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "live_override_at" TIMESTAMPTZ(3);

-- Where a request was asked, for the team.
ALTER TABLE "prayer_requests" ADD COLUMN IF NOT EXISTS "source" TEXT;
