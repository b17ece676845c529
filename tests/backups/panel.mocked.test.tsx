import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BackupsPanel } from '#components/church-data/backups/backups-panel.tsx';
import english from '#lib/language/generated/en.ts';

const listed = vi.hoisted(() => ({ file_bytes: 0 }));
vi.mock('#components/church-data/backups/use-backups.ts', () => ({
  useBackups: () => ({
    problem: undefined,
    reload: () => undefined,
    backups: [
      {
        name: 'belltower-2026-11-23-091500-4f1c.zip',
        created_at: '2026-11-23T09:15:00.000Z',
        bytes: 41_000_000,
        file_bytes: listed.file_bytes,
        proven_at: '2026-11-23T09:16:00.000Z',
        error: null,
      },
    ],
  }),
}));

test('a backup with files beside it says how large both are, and is downloaded with or without them', () => {
  listed.file_bytes = 52_000_000;
  const markup = renderToStaticMarkup(<BackupsPanel />);
  expect(markup).toContain('41 MB and 52 MB of files');
  expect(markup).toContain(english.backups.aboutFiles);
  expect(markup).toContain(`>${english.backups.download}<`);
  expect(markup).toContain(`>${english.backups.downloadWithFiles}<`);
});

test('without files there is one download, and no word of files', () => {
  listed.file_bytes = 0;
  const markup = renderToStaticMarkup(<BackupsPanel />);
  expect(markup).toContain('41 MB');
  expect(markup).not.toContain(english.backups.downloadWithFiles);
  expect(markup).not.toContain(english.backups.aboutFiles);
});
