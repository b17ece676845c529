-- What the source is made with, what it says about the church, and what is being read.
ALTER TABLE import_runs
  ADD COLUMN IF NOT EXISTS "builder" TEXT,
  ADD COLUMN IF NOT EXISTS "facts" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN IF NOT EXISTS "reading" TEXT,
  -- [{ table, column, before, after, was_own }]: the facts that staff took over, for undo.
  ADD COLUMN IF NOT EXISTS "taken" JSONB NOT NULL DEFAULT '[]';
