-- How many pages, posts and people a run has read.
ALTER TABLE import_runs ADD COLUMN IF NOT EXISTS "found" JSONB NOT NULL DEFAULT '{}';
