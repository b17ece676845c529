-- What a mail after the sign-up is about: a date that changed, or a reminder.

-- `day`: of a reminder, the day that it is for; one reminder a person and day. `former`: the dates as the person's own
-- calendar may have them from earlier mails, so that the calendar of the mail cancels them.
CREATE TABLE IF NOT EXISTS "form_notices" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "answer_id" UUID NOT NULL,
    "day" TEXT,
    "former" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_notices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "form_notices_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "form_answers"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS "form_notices_answer_id_day_key" ON "form_notices"("answer_id", "day");
