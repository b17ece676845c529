-- What stays in sight of the home page's picture however it is cut, in percent from the left and from the top.
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "hero_focus_x" INTEGER NOT NULL DEFAULT 50;
ALTER TABLE "site_settings" ADD COLUMN IF NOT EXISTS "hero_focus_y" INTEGER NOT NULL DEFAULT 50;
