-- What staff say of a ministry besides: its place in the list, and whether the women's rule holds for it.

-- Run again, it finds the columns and leaves what staff have said since.
DO $$
BEGIN
  IF EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = 'ministries'::regclass AND attname = 'has_fixed_time' AND NOT attisdropped
  ) THEN
    RETURN;
  END IF;
  ALTER TABLE "ministries" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE "ministries" ADD COLUMN "has_fixed_time" BOOLEAN NOT NULL DEFAULT false;
  -- It held for a title with the word "Women's", with any apostrophe, or 'Ladies', and for just 'Women'. That it goes
  -- on is nobody's change: no version rises, and the activity log has nothing of it.
  ALTER TABLE "ministries" DISABLE TRIGGER USER;
  UPDATE "ministries" SET "has_fixed_time" = true
    WHERE "title" ~* '\mwomen[''‘’ʼ′´`＇]s\M|\mladies\M|^\s*women\s*$';
  -- The oldest stood first.
  UPDATE "ministries" SET "position" = ordered.place
    FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS place FROM "ministries") AS ordered
    WHERE ordered."id" = "ministries"."id";
  ALTER TABLE "ministries" ENABLE TRIGGER USER;
END
$$;

-- To move a row in its list is no new version of it: a form that is open on it loses nothing by that.
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "ministries" FOR EACH ROW
  WHEN (NEW."position" IS NOT DISTINCT FROM OLD."position" OR to_jsonb(NEW) - 'position' <> to_jsonb(OLD) - 'position')
  EXECUTE FUNCTION belltower_touch();
