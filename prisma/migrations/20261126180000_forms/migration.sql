-- Forms of the church, and what people answer: contact forms, and sign-ups for the dates of an event.

-- `questions` and `slots` are lists with ids; `removed_questions` keeps the labels of answers to questions that are gone.
-- `later_event_ids` are the events that continue the series since 'this and following'. `opens_at` is a local date-time of
-- the church's zone.
CREATE TABLE IF NOT EXISTS "forms" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "intro" TEXT NOT NULL DEFAULT '',
    "questions" JSONB NOT NULL DEFAULT '[]',
    "removed_questions" JSONB NOT NULL DEFAULT '[]',
    "slots" JSONB NOT NULL DEFAULT '[]',
    "event_id" UUID,
    "later_event_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "capacity" INTEGER,
    "party_max" INTEGER NOT NULL DEFAULT 10,
    "has_waiting_list" BOOLEAN NOT NULL DEFAULT true,
    "opens_at" TEXT,
    "closes_minutes" INTEGER NOT NULL DEFAULT 0,
    "thanks" TEXT NOT NULL DEFAULT '',
    "keep_days" INTEGER NOT NULL DEFAULT 90,
    "notify" JSONB NOT NULL DEFAULT '{"roles": [], "emails": []}',
    "ministry_id" UUID,
    "is_open" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forms_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "forms_slug_key" ON "forms"("slug");
CREATE INDEX IF NOT EXISTS "forms_event_id_idx" ON "forms"("event_id");

-- `date` is the one that the rule gives; null: the form has no dates. `arrival` counts within the form, under its lock.
-- What was said is cleared `keep_days` after the date: date, seats and state stay.
CREATE TABLE IF NOT EXISTS "form_answers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "form_id" UUID NOT NULL,
    "arrival" INTEGER NOT NULL,
    "date" TEXT,
    "slot_id" UUID,
    "seats" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT,
    "names" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "answers" JSONB NOT NULL DEFAULT '{}',
    "has_come" BOOLEAN NOT NULL DEFAULT false,
    "token_hash" TEXT,
    "cleared_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_answers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "form_answers_seats" CHECK ("seats" >= 1),
    CONSTRAINT "form_answers_form_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS "form_answers_token_hash_key" ON "form_answers"("token_hash");
CREATE UNIQUE INDEX IF NOT EXISTS "form_answers_form_id_arrival_key" ON "form_answers"("form_id", "arrival");
CREATE INDEX IF NOT EXISTS "form_answers_form_id_date_idx" ON "form_answers"("form_id", "date");

-- What a request was answered with, so that the same one gets the same answer again. Of a second sign-up by the same
-- address it is the only trace.
CREATE TABLE IF NOT EXISTS "form_receipts" (
    "request_key" TEXT NOT NULL,
    "answer_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "position" INTEGER,
    "is_second" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_receipts_pkey" PRIMARY KEY ("request_key"),
    CONSTRAINT "form_receipts_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "form_answers"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS "form_receipts_answer_id_idx" ON "form_receipts"("answer_id");

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "forms" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "forms" FOR EACH ROW EXECUTE FUNCTION belltower_notify('forms');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "forms" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('forms');
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "form_answers" FOR EACH ROW EXECUTE FUNCTION belltower_notify('sign-ups');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "form_answers" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('sign-ups');
-- What people answer is in no log.
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "forms" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('title');
