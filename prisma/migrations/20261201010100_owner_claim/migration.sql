-- The code by which the first owner claims a new site.
CREATE TABLE IF NOT EXISTS "owner_claim" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "owner_claim_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "owner_claim_one_row" CHECK ("id" = 1)
);

-- A shared password that an owner chose, and the question whether the one of the first start stays.
ALTER TABLE "admin_account" ADD COLUMN IF NOT EXISTS "password_hash" TEXT;
ALTER TABLE "admin_account" ADD COLUMN IF NOT EXISTS "is_asked" BOOLEAN NOT NULL DEFAULT false;
