import { PlainError } from '#server/start/plain-error.ts';

/** Why a backup failed or cannot be restored, in the church's language. */
export class BackupError extends PlainError {}
