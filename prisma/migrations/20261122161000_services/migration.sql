-- A service is an event of kind 'service'. Those that are not listed show where service times are told, and never
-- among the events.
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "kind" TEXT NOT NULL DEFAULT 'event';
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "short_title" TEXT;
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "length_minutes" INTEGER;
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "is_streamed" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "listed" BOOLEAN NOT NULL DEFAULT true;

-- On one date NULL means: as the event has it.
ALTER TABLE "event_exceptions" ADD COLUMN IF NOT EXISTS "length_minutes" INTEGER;
ALTER TABLE "event_exceptions" ADD COLUMN IF NOT EXISTS "is_streamed" BOOLEAN;

CREATE INDEX IF NOT EXISTS "events_kind_date_idx" ON "events"("kind", "date");

-- What the log says of a change tells a service from an event, so every entry has the kind.
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('title', 'kind');
