-- The languages that an event or a service is held in, by their codes; none: the church's own.
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "held_in" TEXT[] DEFAULT ARRAY[]::TEXT[];
