-- A process of an older version may be sending a mail: it is waited for before anything else is locked, and sends no
-- other meanwhile.
SELECT pg_advisory_xact_lock(hashtextextended('prayer-notification:' || "id", 0))
  FROM "prayer_notifications" WHERE "sent_at" IS NULL AND "stopped_at" IS NULL;

-- Every mail the site sends: one row for each kind and row it is about. Its text is made when it is sent.
CREATE TABLE IF NOT EXISTS "mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "send_after" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "mails_kind_about_key" ON "mails"("kind", "about");
CREATE INDEX IF NOT EXISTS "mails_created_at_idx" ON "mails"("created_at" DESC);
CREATE INDEX IF NOT EXISTS "mails_sent_at_stopped_at_idx" ON "mails"("sent_at", "stopped_at");

ALTER TABLE "prayer_notifications" ADD COLUMN IF NOT EXISTS "mail_id" UUID
  CONSTRAINT "prayer_notifications_mail_id_fkey" REFERENCES "mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;
DROP TRIGGER IF EXISTS "notify_stopped" ON "prayer_notifications";
DROP TRIGGER IF EXISTS "forget_job" ON "prayer_notifications";
DROP FUNCTION IF EXISTS belltower_forget_notification();

-- What an older version noted with the notification is its mail from now on, and stopped there: a process of that
-- version that still runs sends none of them.
DO $$
BEGIN
  INSERT INTO "mails" ("id", "kind", "about", "to", "attempts", "send_after", "sent_at", "stopped_at", "last_error", "created_at")
    SELECT n.id, 'prayer_notice', n.id, m.email, n.attempts, n.created_at, n.sent_at,
      CASE WHEN n.sent_at IS NULL THEN n.stopped_at END, n.last_error, n.created_at
    FROM "prayer_notifications" n JOIN "prayer_team_emails" m ON m.id = n.prayer_team_email_id
    WHERE n.mail_id IS NULL;
  UPDATE "prayer_notifications" SET "mail_id" = "id", "stopped_at" = coalesce("stopped_at", now()) WHERE "mail_id" IS NULL;

  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    INSERT INTO "mails" ("kind", "about", "to", "attempts", "stopped_at", "last_error", "created_at")
      SELECT 'backup_failure', j.payload->>'name', c.email, j.attempts,
        CASE WHEN j.attempts >= j.max_attempts THEN now() END, j.last_error, j.created_at
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id, "church" c
      WHERE t.identifier = 'mail_backup_failure' AND j.payload->>'name' IS NOT NULL
      ON CONFLICT DO NOTHING;
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier IN ('mail_backup_failure', 'notify_prayer_team_member');
  END IF;
END
$$;
CREATE UNIQUE INDEX IF NOT EXISTS "prayer_notifications_mail_id_key" ON "prayer_notifications"("mail_id");

-- A mail that is gone leaves no job behind.
CREATE OR REPLACE FUNCTION belltower_forget_mail_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regprocedure('graphile_worker.remove_job(text)') IS NOT NULL THEN
    PERFORM graphile_worker.remove_job('mail:' || OLD.id);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "forget_job" AFTER DELETE ON "mails" FOR EACH ROW EXECUTE FUNCTION belltower_forget_mail_job();

-- Deleting a prayer request or a member of the team leaves no mail of it behind.
CREATE OR REPLACE FUNCTION belltower_forget_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "mails" WHERE "id" = OLD."mail_id";
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "forget_mail" AFTER DELETE ON "prayer_notifications" FOR EACH ROW EXECUTE FUNCTION belltower_forget_mail();

-- Staff pages hear of every mail; the page of prayer requests of those that stop or are taken up again.
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "mails" FOR EACH ROW EXECUTE FUNCTION belltower_notify('mail');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "mails" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('mail');
CREATE OR REPLACE TRIGGER "notify_stopped" AFTER UPDATE ON "mails" FOR EACH ROW WHEN (NEW."kind" = 'prayer_notice' AND OLD."stopped_at" IS DISTINCT FROM NEW."stopped_at") EXECUTE FUNCTION belltower_notify('prayer-requests');
