-- How mail leaves where .env names no server: one row. Secrets are sealed with a key of AUTH_SECRET.
CREATE TABLE IF NOT EXISTS "mail_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "kind" TEXT NOT NULL DEFAULT 'none',
    "host" TEXT,
    "port" INTEGER,
    "security" TEXT NOT NULL DEFAULT 'starttls',
    "user" TEXT,
    "from_name" TEXT,
    "from_address" TEXT,
    "a_minute" INTEGER,
    "a_day" INTEGER,
    "secret" TEXT,
    "bounces_host" TEXT,
    "bounces_port" INTEGER,
    "bounces_user" TEXT,
    "bounces_secret" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_settings_one_row" CHECK ("id" = 1)
);

-- The sign-in at Microsoft by a code: one row, with the sealed token once somebody has typed the code.
CREATE TABLE IF NOT EXISTS "mail_sign_ins" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "client_id" TEXT NOT NULL,
    "tenant" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "device_code" TEXT,
    "user_code" TEXT,
    "verification_url" TEXT,
    "interval_seconds" INTEGER NOT NULL DEFAULT 5,
    "expires_at" TIMESTAMPTZ(3),
    "token" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_sign_ins_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_sign_ins_one_row" CHECK ("id" = 1)
);

-- When mails were handed over during the last day: the pace counts them.
CREATE TABLE IF NOT EXISTS "mail_slots" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_slots_pkey" PRIMARY KEY ("id")
);
CREATE INDEX IF NOT EXISTS "mail_slots_at_idx" ON "mail_slots"("at");

-- The process that sends a mail renews its lease; after a kill another one takes over once it has expired.
ALTER TABLE "mails" ADD COLUMN IF NOT EXISTS "held_until" TIMESTAMPTZ(3);
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR DELETE OR UPDATE OF "to", "attempts", "send_after", "sent_at", "stopped_at", "last_error" ON "mails" FOR EACH ROW EXECUTE FUNCTION belltower_notify('mail');

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "mail_settings" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "mail_sign_ins" FOR EACH ROW EXECUTE FUNCTION belltower_touch();

-- Pages of forms say whether a mail will come.
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "mail_settings" FOR EACH ROW EXECUTE FUNCTION belltower_notify('settings');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "mail_settings" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('settings');
-- A token that is only renewed changes nothing that is seen.
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR DELETE ON "mail_sign_ins" FOR EACH ROW EXECUTE FUNCTION belltower_notify('settings');
CREATE OR REPLACE TRIGGER "notify_state" AFTER UPDATE ON "mail_sign_ins" FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR (OLD."token" IS NULL) <> (NEW."token" IS NULL)) EXECUTE FUNCTION belltower_notify('settings');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "mail_sign_ins" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('settings');
