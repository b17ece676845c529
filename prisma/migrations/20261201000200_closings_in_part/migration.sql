-- What a closing leaves on, so that a closing of one service does not call its day closed.
ALTER TABLE "closings" ADD COLUMN IF NOT EXISTS "left_on" JSONB NOT NULL DEFAULT '[]';
