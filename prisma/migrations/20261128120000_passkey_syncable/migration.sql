-- Whether a passkey may be synced, as it said when it was made: such passkeys have no usable counter. Of older ones that
-- are not synced yet, the next sign-in tells.
ALTER TABLE "passkeys" ADD COLUMN IF NOT EXISTS "is_syncable" BOOLEAN;
