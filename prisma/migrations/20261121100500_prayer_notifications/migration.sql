-- Which team member has been told of which prayer request. A row is written with the request itself, so that
-- a notification is never lost; deleting a request or a member takes its rows along.
CREATE TABLE IF NOT EXISTS "prayer_notifications" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "prayer_request_id" UUID NOT NULL,
    "prayer_team_email_id" UUID NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prayer_notifications_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "prayer_notifications_prayer_request_id_fkey" FOREIGN KEY ("prayer_request_id") REFERENCES "prayer_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "prayer_notifications_prayer_team_email_id_fkey" FOREIGN KEY ("prayer_team_email_id") REFERENCES "prayer_team_emails"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX IF NOT EXISTS "prayer_notifications_prayer_request_id_prayer_team_email_id_key" ON "prayer_notifications"("prayer_request_id", "prayer_team_email_id");
CREATE INDEX IF NOT EXISTS "prayer_notifications_prayer_team_email_id_idx" ON "prayer_notifications"("prayer_team_email_id");
CREATE INDEX IF NOT EXISTS "prayer_notifications_sent_at_stopped_at_idx" ON "prayer_notifications"("sent_at", "stopped_at");

-- A challenge of the captcha is good for one request: its number is kept until it has expired anyway.
CREATE TABLE IF NOT EXISTS "used_captchas" (
    "nonce" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_captchas_pkey" PRIMARY KEY ("nonce")
);

CREATE INDEX IF NOT EXISTS "used_captchas_expires_at_idx" ON "used_captchas"("expires_at");

-- A notification that is gone leaves no job behind, whoever deleted it.
CREATE OR REPLACE FUNCTION belltower_forget_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regprocedure('graphile_worker.remove_job(text)') IS NOT NULL THEN
    PERFORM graphile_worker.remove_job('prayer-notification:' || OLD.id);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER "forget_job" AFTER DELETE ON "prayer_notifications" FOR EACH ROW EXECUTE FUNCTION belltower_forget_notification();

-- Staff pages hear of the team's changes and of notifications that stop or are taken up again.
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "prayer_team_emails" FOR EACH ROW EXECUTE FUNCTION belltower_notify('prayer-requests');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "prayer_team_emails" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('prayer-requests');
CREATE OR REPLACE TRIGGER "notify_stopped" AFTER UPDATE ON "prayer_notifications" FOR EACH ROW WHEN (OLD."stopped_at" IS DISTINCT FROM NEW."stopped_at") EXECUTE FUNCTION belltower_notify('prayer-requests');
