-- The church itself, one row, which the first start fills (server/database/fill-church.ts).
CREATE TABLE IF NOT EXISTS "church" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "short_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "region" TEXT,
    "region_name" TEXT,
    "postal_code" TEXT,
    "country" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "phone" TEXT,
    "email" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "welcome" TEXT NOT NULL,
    "founded_year" INTEGER,
    "building_year" INTEGER,
    "logo_url" TEXT,
    "accent_color" TEXT,
    "second_color" TEXT,
    "hero" TEXT NOT NULL DEFAULT 'hills',
    "opening_hours" JSONB NOT NULL DEFAULT '[]',
    "giving_url" TEXT,
    "giving_text_number" TEXT,
    "giving_text_example" TEXT,
    "facebook_url" TEXT,
    "instagram_url" TEXT,
    "youtube_url" TEXT,
    "vimeo_url" TEXT,
    "resources" JSONB NOT NULL DEFAULT '[]',
    "default_video_id" TEXT NOT NULL,
    "set_up_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "church_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "church_one_row" CHECK ("id" = 1)
);

CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "church" FOR EACH ROW EXECUTE FUNCTION belltower_touch();
CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "church" FOR EACH ROW EXECUTE FUNCTION belltower_notify('church');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "church" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('church');
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "church" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('');
