-- What an event is kept in step with: then it is read-only here. Null: it is the church's own.
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "source_name" TEXT;

-- Where content was brought from. What the same source has under the same key is the same row, each time it is read.
CREATE TABLE IF NOT EXISTS "import_sources" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "source" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "options" JSONB NOT NULL DEFAULT '{}',
    "in_step" BOOLEAN NOT NULL DEFAULT false,
    "remembered" JSONB NOT NULL DEFAULT '{}',
    "next_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_sources_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "import_sources_source_identity_key" ON "import_sources"("source", "identity");
CREATE INDEX IF NOT EXISTS "import_sources_next_at_idx" ON "import_sources"("next_at");

-- One reading of a source, and what became of it.
CREATE TABLE IF NOT EXISTS "import_runs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "source_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "phase" TEXT NOT NULL DEFAULT 'reading',
    "dry_run" BOOLEAN NOT NULL DEFAULT true,
    "in_step" BOOLEAN NOT NULL DEFAULT false,
    "is_scheduled" BOOLEAN NOT NULL DEFAULT false,
    "keep_addresses" BOOLEAN NOT NULL DEFAULT false,
    "accept_loss" BOOLEAN NOT NULL DEFAULT false,
    "is_loss" BOOLEAN NOT NULL DEFAULT false,
    "options" JSONB NOT NULL DEFAULT '{}',
    "file" TEXT,
    "needs_secret" BOOLEAN NOT NULL DEFAULT false,
    "session" TEXT NOT NULL DEFAULT '',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "removed" JSONB NOT NULL DEFAULT '{}',
    "samples" JSONB NOT NULL DEFAULT '{}',
    "problems" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "remembered" JSONB NOT NULL DEFAULT '{}',
    "batch" UUID,
    "worker" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_runs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "import_runs_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "import_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS "import_runs_state_idx" ON "import_runs"("state");
CREATE INDEX IF NOT EXISTS "import_runs_created_at_idx" ON "import_runs"("created_at" DESC);
CREATE INDEX IF NOT EXISTS "import_runs_source_id_idx" ON "import_runs"("source_id");
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE ON "import_runs" FOR EACH ROW EXECUTE FUNCTION belltower_touch();

-- The rows that a run has read, until it is over: what is written is what was shown.
CREATE TABLE IF NOT EXISTS "import_rows" (
    "run_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "table_name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "own_id" TEXT,
    "columns" JSONB,
    "exceptions" JSONB NOT NULL DEFAULT '{}',
    "pictures" JSONB NOT NULL DEFAULT '{}',
    "old_path" TEXT,
    "problem" TEXT,

    CONSTRAINT "import_rows_pkey" PRIMARY KEY ("run_id", "place"),
    CONSTRAINT "import_rows_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "import_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS "import_rows_run_id_table_name_place_idx" ON "import_rows"("run_id", "table_name", "place");

-- Which row came from which record of a source, and as what it was left.
CREATE TABLE IF NOT EXISTS "import_links" (
    "source_id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "row_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "exceptions" JSONB NOT NULL DEFAULT '{}',
    "pictures" JSONB NOT NULL DEFAULT '{}',
    "in_step" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "import_links_pkey" PRIMARY KEY ("source_id", "table_name", "key"),
    CONSTRAINT "import_links_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "import_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS "import_links_table_name_row_id_idx" ON "import_links"("table_name", "row_id");

-- What a run did to each row, so that it can be taken back as a whole.
CREATE TABLE IF NOT EXISTS "import_changes" (
    "run_id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "row_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "fingerprint" TEXT,
    "exceptions" JSONB NOT NULL DEFAULT '{}',
    "before" JSONB,
    "link_before" JSONB,

    CONSTRAINT "import_changes_pkey" PRIMARY KEY ("run_id", "table_name", "key"),
    CONSTRAINT "import_changes_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "import_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
