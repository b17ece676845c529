import { backupCalls } from '#lib/backups/api.ts';
import { startBackup } from '#lib/backups/commands.ts';
import { listBackups } from '#lib/backups/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const GET = toRoute(listBackups, backupCalls.list);
export const POST = toRoute(startBackup, backupCalls.create);
