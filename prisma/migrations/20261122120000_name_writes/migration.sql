-- A notice names the write it tells of, where the transaction says which one it is (`belltower.write`): the
-- process that made it has dropped its pages already, and every other one drops its own.
CREATE OR REPLACE FUNCTION belltower_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('belltower', concat_ws(' ', TG_ARGV[0], NULLIF(current_setting('belltower.write', true), '')));
  RETURN NULL;
END
$$;
