-- Whether the site still shows the demo's church. Sites that exist keep what their visitors see.
ALTER TABLE "church" ADD COLUMN IF NOT EXISTS "is_demo" BOOLEAN NOT NULL DEFAULT true;

-- Facts that staff wrote, or confirmed where they equal the demo's.
CREATE TABLE IF NOT EXISTS "own_facts" (
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_facts_pkey" PRIMARY KEY ("name")
);
