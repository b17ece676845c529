-- Staff by name: who they are, what they may do, and one row for each session. Rows without a person belong to the
-- shared password.

CREATE TABLE IF NOT EXISTS "staff" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ministry_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "state" TEXT NOT NULL DEFAULT 'invited',
    "password_hash" TEXT,
    "last_seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_email_lower_case" CHECK ("email" = lower("email"))
);
CREATE UNIQUE INDEX IF NOT EXISTS "staff_email_key" ON "staff"("email");

CREATE TABLE IF NOT EXISTS "staff_sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "token_hash" TEXT NOT NULL,
    "staff_id" UUID,
    "password_mark" TEXT,
    "aal" TEXT NOT NULL DEFAULT 'aal1',
    "factor" TEXT,
    "label" TEXT NOT NULL DEFAULT '',
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_sessions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_sessions_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS "staff_sessions_token_hash_key" ON "staff_sessions"("token_hash");
CREATE INDEX IF NOT EXISTS "staff_sessions_staff_id_idx" ON "staff_sessions"("staff_id");
CREATE INDEX IF NOT EXISTS "staff_sessions_since_idx" ON "staff_sessions"("since");

CREATE TABLE IF NOT EXISTS "staff_invitations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "token_hash" TEXT NOT NULL,
    "staff_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_invitations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX IF NOT EXISTS "staff_invitations_token_hash_key" ON "staff_invitations"("token_hash");
CREATE INDEX IF NOT EXISTS "staff_invitations_staff_id_idx" ON "staff_invitations"("staff_id");

CREATE TABLE IF NOT EXISTS "passkeys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "credential_id" TEXT NOT NULL,
    "staff_id" UUID NOT NULL,
    "rp_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "backed_up" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkeys_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX IF NOT EXISTS "passkeys_staff_id_idx" ON "passkeys"("staff_id");

CREATE TABLE IF NOT EXISTS "passkey_challenges" (
    "challenge" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "staff_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge"),
    CONSTRAINT "passkey_challenges_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX IF NOT EXISTS "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

ALTER TABLE "mfa_factors" ADD COLUMN IF NOT EXISTS "staff_id" UUID;
ALTER TABLE "mfa_recovery_codes" ADD COLUMN IF NOT EXISTS "staff_id" UUID;
ALTER TABLE "activity_log" ADD COLUMN IF NOT EXISTS "staff_id" UUID;
ALTER TABLE "activity_log" ADD COLUMN IF NOT EXISTS "staff_name" TEXT;
ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "ministry_id" UUID;
ALTER TABLE "mfa_factors" DROP CONSTRAINT IF EXISTS "mfa_factors_staff_id_fkey";
ALTER TABLE "mfa_factors" ADD CONSTRAINT "mfa_factors_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mfa_recovery_codes" DROP CONSTRAINT IF EXISTS "mfa_recovery_codes_staff_id_fkey";
ALTER TABLE "mfa_recovery_codes" ADD CONSTRAINT "mfa_recovery_codes_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX IF NOT EXISTS "mfa_factors_staff_id_idx" ON "mfa_factors"("staff_id");
CREATE INDEX IF NOT EXISTS "mfa_recovery_codes_staff_id_idx" ON "mfa_recovery_codes"("staff_id");

-- The shared password: whether it opens the site, and with which roles.
ALTER TABLE "admin_account" ADD COLUMN IF NOT EXISTS "shared_enabled" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "admin_account" ADD COLUMN IF NOT EXISTS "shared_roles" TEXT[] DEFAULT ARRAY['owner']::TEXT[];
-- A row a session says what the generation and the ended sessions said.
ALTER TABLE "admin_account" DROP COLUMN IF EXISTS "session_generation";
DROP TABLE IF EXISTS "ended_sessions";

-- `belltower.staff` says which person asks. The name is kept with the entry: it outlives the person's row.
CREATE OR REPLACE FUNCTION belltower_write_activity(place text, tbl text, row_id text, action text, title text, old_row jsonb, new_row jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  batch uuid := NULLIF(current_setting('belltower.batch', true), '')::uuid;
  person uuid := NULLIF(current_setting('belltower.staff', true), '')::uuid;
BEGIN
  IF current_setting('belltower.activity', true) = 'off' THEN
    RETURN;
  END IF;
  IF batch IS NULL THEN
    batch := gen_random_uuid();
    PERFORM set_config('belltower.batch', batch::text, true);
  END IF;
  EXECUTE format(
    'INSERT INTO %1$I.activity_log (batch, session, staff_id, staff_name, table_name, row_id, action, title, before, after, restores)
     VALUES ($1, $2, $3, (SELECT name FROM %1$I.staff WHERE id = $3), $4, $5, $6, left($7, 300), $8, $9, $10)',
    place
  ) USING
    batch, NULLIF(current_setting('belltower.session', true), ''), person, tbl, row_id, action, title, old_row, new_row,
    NULLIF(current_setting('belltower.restores', true), '')::uuid;
END
$$;

-- Invitations, roles and suspensions are told; addresses, passwords and times of use are not.
CREATE OR REPLACE FUNCTION belltower_log_staff_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object('name', OLD.name, 'roles', OLD.roles, 'state', OLD.state) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN jsonb_build_object('name', NEW.name, 'roles', NEW.roles, 'state', NEW.state) END;
BEGIN
  IF TG_OP = 'UPDATE' AND old_row = new_row THEN
    RETURN NULL;
  END IF;
  PERFORM belltower_write_activity(
    TG_TABLE_SCHEMA, TG_TABLE_NAME, COALESCE(NEW.id, OLD.id)::text,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'updated' ELSE 'deleted' END,
    COALESCE(NEW.name, OLD.name), old_row, new_row
  );
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "staff" FOR EACH ROW EXECUTE FUNCTION belltower_log_staff_activity();

CREATE OR REPLACE TRIGGER "notify_change" AFTER INSERT OR DELETE
  OR UPDATE OF "name", "email", "roles", "ministry_ids", "state", "password_hash" ON "staff"
  FOR EACH ROW EXECUTE FUNCTION belltower_notify('staff');
CREATE OR REPLACE TRIGGER "notify_truncate" AFTER TRUNCATE ON "staff" FOR EACH STATEMENT EXECUTE FUNCTION belltower_notify('staff');
CREATE OR REPLACE TRIGGER "touch_updated_at" BEFORE UPDATE
  OF "name", "email", "roles", "ministry_ids", "state", "password_hash" ON "staff"
  FOR EACH ROW EXECUTE FUNCTION belltower_touch();
