-- Where pages of an older site stood, and which page of this one is meant. Followed only where no page stands.
CREATE TABLE IF NOT EXISTS "redirects" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "from_path" TEXT NOT NULL,
    "to_path" TEXT NOT NULL,
    "run_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "redirects_from_path_key" ON "redirects"("from_path");
CREATE INDEX IF NOT EXISTS "redirects_run_id_idx" ON "redirects"("run_id");
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "redirects" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "redirects" FOR EACH ROW EXECUTE FUNCTION belltower_notify('settings');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "redirects" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('settings');
