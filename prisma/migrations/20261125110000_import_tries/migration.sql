-- How often work on the run was begun: what ends the process each time is given up after three tries.
ALTER TABLE "import_runs" ADD COLUMN IF NOT EXISTS "tries" INTEGER NOT NULL DEFAULT 0;

-- When it was written. Of several runs that wait to be taken back, the one written last goes first.
ALTER TABLE "import_runs" ADD COLUMN IF NOT EXISTS "written_at" TIMESTAMPTZ(3);
