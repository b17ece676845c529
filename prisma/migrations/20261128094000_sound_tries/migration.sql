-- How often its bytes were begun to be judged: those that end what judges them are refused.
ALTER TABLE "sound_uploads" ADD COLUMN IF NOT EXISTS "tries" INTEGER NOT NULL DEFAULT 0;
