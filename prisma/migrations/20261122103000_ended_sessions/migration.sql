-- Sessions that were signed out before their time, until they would have ended by themselves: their cookie may
-- have been copied.
CREATE TABLE IF NOT EXISTS "ended_sessions" (
    "sid" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_sessions_pkey" PRIMARY KEY ("sid")
);

CREATE INDEX IF NOT EXISTS "ended_sessions_expires_at_idx" ON "ended_sessions"("expires_at");

-- The prayer team's list is told of like the requests it stands beside.
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "prayer_team_emails" FOR EACH ROW EXECUTE FUNCTION belltower_notify('prayer-requests');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "prayer_team_emails" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('prayer-requests');
