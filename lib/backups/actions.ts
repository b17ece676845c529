'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { startBackup } from './commands.ts';

export const startBackupAction = toAction(startBackup);
