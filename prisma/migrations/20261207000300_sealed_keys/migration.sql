-- The keys of a source that is kept in step, sealed by AUTH_SECRET: of a run until it is written, then of its source.
ALTER TABLE "import_sources" ADD COLUMN IF NOT EXISTS "sealed_keys" TEXT;
ALTER TABLE "import_runs" ADD COLUMN IF NOT EXISTS "sealed_keys" TEXT;
