-- What staff chose about updates: one row.
CREATE TABLE IF NOT EXISTS "update_choice" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "choice" TEXT NOT NULL DEFAULT 'none',
    "version" TEXT,
    "at" TIMESTAMPTZ(3),
    "refused_version" TEXT,
    "put_away" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "update_choice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "update_choice_one_row" CHECK ("id" = 1)
);

-- What the site found when it asked for updates, and which way back the owners know of: one row.
CREATE TABLE IF NOT EXISTS "update_checks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "source" TEXT,
    "tried_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "releases" JSONB NOT NULL DEFAULT '[]',
    "told_of" TIMESTAMPTZ(3),

    CONSTRAINT "update_checks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "update_checks_one_row" CHECK ("id" = 1)
);

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "update_choice" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR DELETE OR UPDATE ON "update_choice" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('', 'choice', 'version');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "update_choice" FOR EACH ROW EXECUTE FUNCTION belltower_notify('staff');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "update_choice" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('staff');
CREATE OR REPLACE TRIGGER "notify_change" AFTER UPDATE OF "releases" ON "update_checks" FOR EACH ROW WHEN (OLD."releases" IS DISTINCT FROM NEW."releases") EXECUTE FUNCTION belltower_notify('staff');
