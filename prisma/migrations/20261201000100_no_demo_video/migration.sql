-- A church may have no video to play where none is named.
ALTER TABLE "church" ALTER COLUMN "default_video_id" DROP NOT NULL;

-- Sites that are not the demo's had its video until staff chose their own. It goes where no one confirmed it; no person's
-- change, so the activity log has nothing of it.
DO $$
BEGIN
  PERFORM set_config('belltower.activity', 'off', true);
  UPDATE "church" SET "default_video_id" = NULL, "updated_at" = now()
  WHERE NOT "is_demo" AND "default_video_id" = 'aqz-KE-bpKQ'
    AND NOT EXISTS (SELECT FROM "own_facts" WHERE "own_facts"."name" = 'default_video_id');
  PERFORM set_config('belltower.activity', '', true);
END
$$;
