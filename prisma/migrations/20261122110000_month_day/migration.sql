-- A series may begin in a month that is too short for its day: 'this and following' from the 28th of February on
-- of a series on the 31st. The day it falls on in longer months is kept beside its first date.
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "month_day" INTEGER;
