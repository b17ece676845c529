-- The people who look after the church, and what staff say of a ministry besides: its place in the list, and whether
-- the women's rule holds for it.

CREATE TABLE IF NOT EXISTS "leaders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "role" TEXT,
    "words" TEXT,
    "picture_url" TEXT,
    "picture_focus_x" DOUBLE PRECISION NOT NULL DEFAULT 50,
    "picture_focus_y" DOUBLE PRECISION NOT NULL DEFAULT 50,
    "email" TEXT,
    "position" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leaders_pkey" PRIMARY KEY ("id")
);

-- Run again, it finds the columns and leaves what staff have said since.
DO $$
BEGIN
  IF EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = 'ministries'::regclass AND attname = 'has_womens_rule' AND NOT attisdropped
  ) THEN
    RETURN;
  END IF;
  ALTER TABLE "ministries" ADD COLUMN "position" INTEGER;
  ALTER TABLE "ministries" ADD COLUMN "has_womens_rule" BOOLEAN NOT NULL DEFAULT false;
  -- It held for a title with the word "Women's", with any apostrophe, or 'Ladies', and for just 'Women'. That it goes
  -- on is nobody's change: no version rises, and the activity log has nothing of it.
  ALTER TABLE "ministries" DISABLE TRIGGER USER;
  UPDATE "ministries" SET "has_womens_rule" = true
    WHERE "title" ~* '\mwomen[''‘’ʼ′´`＇]s\M|\mladies\M|^\s*women\s*$';
  ALTER TABLE "ministries" ENABLE TRIGGER USER;
END
$$;

-- To move a row in its list is no new version of it: a form that is open on it loses nothing by that.
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "leaders" FOR EACH ROW
  WHEN (NEW."position" IS NOT DISTINCT FROM OLD."position" OR to_jsonb(NEW) - 'position' <> to_jsonb(OLD) - 'position')
  EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "ministries" FOR EACH ROW
  WHEN (NEW."position" IS NOT DISTINCT FROM OLD."position" OR to_jsonb(NEW) - 'position' <> to_jsonb(OLD) - 'position')
  EXECUTE FUNCTION belltower_touch();

CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "leaders" FOR EACH ROW EXECUTE FUNCTION belltower_notify('church');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "leaders" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('church');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "leaders" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('name');
