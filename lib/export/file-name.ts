/** What the file is called: 'belltower-grace-chapel-2026-11-23.zip'. */
export function exportFileName(church: string, date: string): string {
  const slug = church
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `belltower-${slug || 'church'}-${date}.zip`;
}
