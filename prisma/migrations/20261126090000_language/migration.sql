-- The site's language as a BCP 47 tag, and the hours of its clock: '12', '24', or null for the language's own.
ALTER TABLE "church" ADD COLUMN IF NOT EXISTS "language" TEXT NOT NULL DEFAULT 'en';
ALTER TABLE "church" ADD COLUMN IF NOT EXISTS "clock" TEXT;
