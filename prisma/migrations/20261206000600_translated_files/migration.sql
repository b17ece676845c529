-- The file that a document has in the second language of the site.
ALTER TABLE "documents" ADD COLUMN IF NOT EXISTS "translated_file_name" TEXT;
ALTER TABLE "documents" ADD COLUMN IF NOT EXISTS "translated_bytes" INTEGER;
ALTER TABLE "documents" ADD COLUMN IF NOT EXISTS "translated_stored_name" TEXT;
ALTER TABLE "documents" ADD COLUMN IF NOT EXISTS "translated_sha256" TEXT;
