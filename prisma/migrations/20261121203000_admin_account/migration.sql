-- One row for the one staff account. Raising its generation ends every session that was opened before.
CREATE TABLE IF NOT EXISTS "admin_account" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "session_generation" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_account_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "admin_account_one_row" CHECK ("id" = 1)
);
