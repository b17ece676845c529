import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { placeProblem } from '#scripts/admin/backup-place.ts';
import { sentenceOf } from '#server/backups/make-backup.ts';
import { newFolder } from '#tests/support/folders.ts';

const failure = (code: string, path?: string) => Object.assign(new Error(code), { code, path });
const { username } = userInfo();

test('a folder that the user may not write to is named with the user, and one that takes the backup', () => {
  vi.stubEnv('RUNS_AS', 'belltower.service');
  vi.stubEnv('TMPDIR', '/tmp');
  for (const path of ['/srv/kept/church.zip.part', '/srv/kept/files'])
    expect(placeProblem('/srv/kept/church.zip', failure('EACCES', path))).toBe(
      `/srv/kept cannot be written to by the user ${username}; /tmp can: belltower backup --to /tmp/church.zip`,
    );
});

test('a folder that is missing is named, and no other failure is taken for that of the folder', () => {
  const folder = newFolder();
  const missing = join(folder, 'none/church.zip');
  expect(placeProblem(missing, failure('ENOENT', `${missing}.part`))).toBe(
    `There is no folder ${join(folder, 'none')}.`,
  );
  expect(
    placeProblem(join(folder, 'church.zip'), failure('EACCES', '/elsewhere/picture.webp')),
  ).toBeUndefined();
  expect(placeProblem(join(folder, 'church.zip'), failure('ENOSPC'))).toBeUndefined();
});

test('the folder of the backups is named by its path, whatever it is set by', () => {
  expect(sentenceOf(failure('EROFS', '/var/lib/belltower/backups/x.zip.part'))).toBe(
    `The backup cannot be made: the user ${username} may not write to /var/lib/belltower/backups/x.zip.part.`,
  );
});
