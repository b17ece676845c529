-- Which form pages lead to is chosen by staff: `is_contact` where the church's e-mail address would stand, `is_visit` for a
-- plan to visit. One form at most has each.
ALTER TABLE "forms" ADD COLUMN IF NOT EXISTS "is_contact" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "forms" ADD COLUMN IF NOT EXISTS "is_visit" BOOLEAN NOT NULL DEFAULT false;

-- The form that pages show at the moment, the first of the open ones by title, has it; where none is open, the oldest that
-- belongs to no ministry. Neither the log nor a version knows of it.
ALTER TABLE "forms" DISABLE TRIGGER USER;
DO $$
DECLARE
  place text;
  kinds text;
  in_order text;
BEGIN
  -- By the order of the church's language, where the server knows it.
  SELECT format('pg_catalog.%I', collname) INTO in_order FROM pg_collation
  WHERE collname = COALESCE((SELECT language FROM church WHERE id = 1), 'en') || '-x-icu'
    AND collnamespace = 'pg_catalog'::regnamespace;
  FOR place, kinds IN VALUES
    ('is_contact', 'f.kind = ''contact'''), ('is_visit', 'f.questions @> ''[{"kind": "service"}]''')
  LOOP
    EXECUTE format(
      $body$
      UPDATE forms SET %1$I = true WHERE NOT EXISTS (SELECT FROM forms WHERE %1$I) AND id = (
        SELECT f.id FROM forms f LEFT JOIN church c ON c.id = 1
        CROSS JOIN LATERAL (
          SELECT f.is_open AND COALESCE(f.opens_at::timestamp AT TIME ZONE COALESCE(c.time_zone, 'UTC') <= now(), true)
        ) AS shown(now)
        WHERE %2$s AND (shown.now OR f.ministry_id IS NULL)
        ORDER BY shown.now DESC, CASE WHEN shown.now THEN f.title END COLLATE %3$s, f.created_at, f.id LIMIT 1
      )
      $body$,
      place, kinds, COALESCE(in_order, '"default"')
    );
  END LOOP;
END
$$;
ALTER TABLE "forms" ENABLE TRIGGER USER;

CREATE UNIQUE INDEX IF NOT EXISTS "forms_is_contact_key" ON "forms"("is_contact") WHERE "is_contact";
CREATE UNIQUE INDEX IF NOT EXISTS "forms_is_visit_key" ON "forms"("is_visit") WHERE "is_visit";

-- The form that is chosen takes the place from the one that had it. One that comes back after its deletion leaves it to
-- the form that was chosen since.
CREATE OR REPLACE FUNCTION belltower_offer_one_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_contact := NEW.is_contact AND NOT EXISTS (SELECT FROM forms WHERE is_contact);
    NEW.is_visit := NEW.is_visit AND NOT EXISTS (SELECT FROM forms WHERE is_visit);
  ELSE
    UPDATE forms SET is_contact = is_contact AND NOT NEW.is_contact, is_visit = is_visit AND NOT NEW.is_visit
    WHERE id <> NEW.id AND (is_contact AND NEW.is_contact OR is_visit AND NEW.is_visit);
  END IF;
  RETURN NEW;
END
$$;
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION belltower_offer_one_form() SET search_path TO %I, pg_temp', current_schema());
END
$$;
CREATE OR REPLACE TRIGGER "offer_one_form" BEFORE INSERT OR UPDATE OF "is_contact", "is_visit" ON "forms"
  FOR EACH ROW WHEN (NEW.is_contact OR NEW.is_visit) EXECUTE FUNCTION belltower_offer_one_form();
