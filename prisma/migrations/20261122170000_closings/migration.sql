-- A date that takes place online only, or starts late, is an exception of the kind 'moved_online' or 'late'. One that
-- is of a single day of a multi-day event says so, since the event's first day stands for all of it.
ALTER TABLE "event_exceptions" ADD COLUMN IF NOT EXISTS "day_only" BOOLEAN NOT NULL DEFAULT false;

-- A closing of the church: what staff said, and what each date was before.
CREATE TABLE IF NOT EXISTS "closings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "mode" TEXT NOT NULL,
    "from_date" TEXT NOT NULL,
    "to_date" TEXT NOT NULL,
    "after_time" TEXT,
    "new_time" TEXT,
    "message" TEXT NOT NULL,
    "except_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "announcement_id" UUID,
    "touched" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reopened_at" TIMESTAMPTZ(3),

    CONSTRAINT "closings_pkey" PRIMARY KEY ("id")
);

CREATE INDEX IF NOT EXISTS "closings_reopened_at_to_date_idx" ON "closings"("reopened_at", "to_date");

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "closings" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "closings" FOR EACH ROW EXECUTE FUNCTION belltower_notify('events');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "closings" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('events');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "closings" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('message', 'mode', 'from_date', 'to_date');
