-- The mark of a demo, which is filled again on the hour.
CREATE TABLE IF NOT EXISTS "demo_site" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "reset_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "demo_site_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "demo_site_one_row" CHECK ("id" = 1)
);
