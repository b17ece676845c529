-- Letters, who reads them, reminders, and messages to phones.

-- `mailbox` is the spelling by which addresses are compared. `state` is pending, confirmed, stopped or left.
CREATE TABLE IF NOT EXISTS "subscribers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "mailbox" TEXT NOT NULL,
    "name" TEXT,
    "language" TEXT,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "source" TEXT NOT NULL,
    "consent_words" TEXT,
    "consent_date" TEXT,
    "token_hash" TEXT,
    "code_hash" TEXT,
    "code_tries" INTEGER NOT NULL DEFAULT 0,
    "code_expires_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    "link_sent_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "stopped_because" TEXT,
    "stopped_at" TIMESTAMPTZ(3),
    "hard_bounces" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "subscribers_mailbox_key" ON "subscribers"("mailbox");
CREATE UNIQUE INDEX IF NOT EXISTS "subscribers_token_hash_key" ON "subscribers"("token_hash");
CREATE INDEX IF NOT EXISTS "subscribers_state_created_at_idx" ON "subscribers"("state", "created_at" DESC);

-- `is_confirmed` is false until the subscriber confirms a topic that was asked for.
CREATE TABLE IF NOT EXISTS "subscriptions" (
    "subscriber_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "is_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("subscriber_id", "topic"),
    CONSTRAINT "subscriptions_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS "subscriptions_topic_idx" ON "subscriptions"("topic");

-- Who left, as a keyed hash of the mailbox: imports and staff cannot bring them back.
CREATE TABLE IF NOT EXISTS "suppressed" (
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suppressed_pkey" PRIMARY KEY ("hash")
);

-- `kind` is week, letter or alert; `state` draft, ready, sending, sent or skipped. `items` are frozen when they are composed.
CREATE TABLE IF NOT EXISTS "letters" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "words" TEXT NOT NULL DEFAULT '',
    "blocks" JSONB NOT NULL DEFAULT '[]',
    "items" JSONB NOT NULL DEFAULT '[]',
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" TEXT NOT NULL DEFAULT 'draft',
    "send_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "first_day" TEXT,
    "corrects" UUID,
    "closing_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "letters_corrects_fkey" FOREIGN KEY ("corrects") REFERENCES "letters"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS "letters_state_sent_at_idx" ON "letters"("state", "sent_at" DESC);
-- The week of one day is composed by itself once, in however many processes.
CREATE TABLE IF NOT EXISTS "letter_plan" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "weekday" INTEGER NOT NULL DEFAULT 4,
    "time" TEXT NOT NULL DEFAULT '10:00',
    "needs_approval" BOOLEAN NOT NULL DEFAULT true,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "composed_for" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letter_plan_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "letter_plan_one_row" CHECK ("id" = 1)
);

-- A mail leaves in the lane `now` by a job of its own, or in the lane `bulk` one after the other.
ALTER TABLE "mails" ADD COLUMN IF NOT EXISTS "lane" TEXT NOT NULL DEFAULT 'now';
ALTER TABLE "mails" ADD COLUMN IF NOT EXISTS "letter_id" UUID;
ALTER TABLE "mails" ADD COLUMN IF NOT EXISTS "bounced_at" TIMESTAMPTZ(3);
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'mails_letter_id_fkey') THEN
    ALTER TABLE "mails" ADD CONSTRAINT "mails_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE CASCADE ON UPDATE CASCADE;
  END IF;
END
$$;
CREATE INDEX IF NOT EXISTS "mails_letter_id_idx" ON "mails"("letter_id");
CREATE INDEX IF NOT EXISTS "mails_bulk_idx" ON "mails"("send_after") WHERE "lane" = 'bulk' AND "sent_at" IS NULL AND "stopped_at" IS NULL;

-- `date` is the date that the event's rule gives, as with sign-ups; `event_id` follows a series that is continued.
CREATE TABLE IF NOT EXISTS "reminders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "mailbox" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "date" TEXT NOT NULL,
    "language" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminders_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "reminders_mailbox_event_id_date_key" ON "reminders"("mailbox", "event_id", "date");
CREATE INDEX IF NOT EXISTS "reminders_event_id_idx" ON "reminders"("event_id");
CREATE INDEX IF NOT EXISTS "reminders_due_at_idx" ON "reminders"("due_at") WHERE "sent_at" IS NULL;

CREATE TABLE IF NOT EXISTS "push_subscriptions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "language" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "subscribers" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "letters" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "letter_plan" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "push_subscriptions" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "letters" FOR EACH ROW EXECUTE FUNCTION belltower_notify('letters');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "letters" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('letters');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "letter_plan" FOR EACH ROW EXECUTE FUNCTION belltower_notify('letters');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "subscribers" FOR EACH ROW EXECUTE FUNCTION belltower_notify('subscribers');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "subscribers" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('subscribers');
