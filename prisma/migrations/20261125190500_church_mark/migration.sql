-- A square picture for icons and narrow windows, where the logo is wide.
ALTER TABLE "church" ADD COLUMN IF NOT EXISTS "mark_url" TEXT;
