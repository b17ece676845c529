-- 'notified' is what an older site called a request in progress. It is read as 'inprogress' wherever it comes from:
-- rows that are there, a copy that is restored, a process of the older version beside this one.
CREATE OR REPLACE FUNCTION belltower_prayer_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status := 'inprogress';
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER "rename_status" BEFORE INSERT OR UPDATE ON "prayer_requests" FOR EACH ROW WHEN (NEW.status = 'notified') EXECUTE FUNCTION belltower_prayer_status();

UPDATE "prayer_requests" SET "status" = 'inprogress' WHERE "status" = 'notified';
