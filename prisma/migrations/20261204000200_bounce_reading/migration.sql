-- One row (id 1): how far the mailbox of mails that came back is read. `mailbox` tells another mailbox from it.
CREATE TABLE IF NOT EXISTS "bounce_reading" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "mailbox" TEXT NOT NULL,
    "uid_validity" TEXT,
    "last_uid" BIGINT NOT NULL DEFAULT 0,
    "read_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "bounce_reading_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bounce_reading_one_row" CHECK ("id" = 1)
);
