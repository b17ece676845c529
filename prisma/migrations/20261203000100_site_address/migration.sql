-- The name that staff chose for the site, where it keeps its certificate itself: one row. `ipv4` is the public address of
-- the machine as staff typed it, where its own interfaces do not show it.
CREATE TABLE IF NOT EXISTS "site_address" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "host" TEXT NOT NULL,
    "ipv4" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_address_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "site_address_one_row" CHECK ("id" = 1)
);

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "site_address" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "site_address" FOR EACH ROW EXECUTE FUNCTION belltower_notify('settings');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "site_address" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('settings');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "site_address" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('host');
