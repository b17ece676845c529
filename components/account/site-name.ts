/** The church's name as the page that is open states it (Open Graph's `og:site_name`). In browsers only. */
export function siteName(): string {
  return (
    document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? location.hostname
  );
}
