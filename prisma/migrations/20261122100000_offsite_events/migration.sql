-- Whether an event takes place elsewhere than at the church: no claim is then made that it is at the church's
-- address. NULL on one date means: as the event has it.

-- What the words of a location say, guessed with care, because staff can change it and a wrong 'elsewhere' would
-- hide the way to the church: it is elsewhere only if the words name a kind of place that churches do not have, a
-- way to go, somebody's home or an address, and no room of the church beside it.
CREATE FUNCTION pg_temp.is_elsewhere(words text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT words !~* '\m(rooms?|halls?|sanctuary|worship|chapel|foyer|lobby|nursery|office|lawn|doors?|church|campus|indoors)\M'
    AND (
      words ~* '\m(lodge|camp|campground|retreat|ranch|farm|river|lake|beach|park|trail|downtown|airport|hotel|resort|restaurant|university|stadium|fairgrounds?|museum|zoo|hospital)\M'
      OR words ~* '\m(elementary|middle|high)\s+school\M'
      OR words ~* '\m(minutes?|hours?|miles?)\s+(north|south|east|west|away|from)\M'
      OR words ~* '[''’]s?\s+(house|home|place)\M'
      -- A house number and a street, or a postal code (lib/events/place.ts).
      OR words ~* '\m\d+\s.*\m(street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|highway|hwy|way|court|ct|parkway|pkwy|trail|loop|circle|square)\M'
      OR words ~ '\m\d{5}(-\d{4})?\M'
    )
$$;

-- Run again, it finds the column and leaves what staff have said since.
DO $$
BEGIN
  IF EXISTS (
    SELECT FROM pg_attribute WHERE attrelid = 'events'::regclass AND attname = 'is_offsite' AND NOT attisdropped
  ) THEN
    RETURN;
  END IF;
  ALTER TABLE "events" ADD COLUMN "is_offsite" BOOLEAN NOT NULL DEFAULT false;
  ALTER TABLE "event_exceptions" ADD COLUMN "is_offsite" BOOLEAN;
  -- A guess is nobody's change: no version rises, and the activity log has nothing of it.
  ALTER TABLE "events" DISABLE TRIGGER USER;
  ALTER TABLE "event_exceptions" DISABLE TRIGGER USER;
  UPDATE "events" SET "is_offsite" = true WHERE pg_temp.is_elsewhere("location");
  UPDATE "event_exceptions" AS one SET "is_offsite" = pg_temp.is_elsewhere(one."location")
    FROM "events" AS usual
    WHERE usual."id" = one."event_id" AND pg_temp.is_elsewhere(one."location") <> usual."is_offsite";
  ALTER TABLE "events" ENABLE TRIGGER USER;
  ALTER TABLE "event_exceptions" ENABLE TRIGGER USER;
END
$$;

DROP FUNCTION pg_temp.is_elsewhere(text);
