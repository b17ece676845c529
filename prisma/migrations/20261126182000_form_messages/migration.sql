-- What staff wrote to everybody who is signed up: the mails are made of it when they are sent. It is deleted with what
-- people answered. `date` null: for every date to come. `sent_by` null: by the shared password.
CREATE TABLE IF NOT EXISTS "form_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "form_id" UUID NOT NULL,
    "date" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "recipients" INTEGER NOT NULL,
    "request_key" UUID,
    "sent_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_messages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "form_messages_form_id_fkey" FOREIGN KEY ("form_id") REFERENCES "forms"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS "form_messages_form_id_request_key_key" ON "form_messages"("form_id", "request_key");
