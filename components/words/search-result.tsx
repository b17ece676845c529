'use client';

/** What search engines show of a page, as they usually do. */
export function SearchResult({ page }: { page: Document }) {
  const { host } = window.location;
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  return (
    <div className="rounded-control border border-rule bg-white p-5">
      <p className="text-sm text-ink-3">{host}</p>
      <p className="mt-1 text-lg text-accent-deep">{page.title}</p>
      <p className="mt-1 text-sm text-ink-2 [overflow-wrap:anywhere]">{description}</p>
    </div>
  );
}
