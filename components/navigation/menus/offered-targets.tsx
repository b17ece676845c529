'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import { messages } from '#lib/language/messages.ts';
import { builtInPages } from './built-in-pages.ts';

/** What an entry may lead to, for browsers' lists: the site's pages, the church's own, and documents. */
export function OfferedTargets({ id }: { id: string }) {
  const pages = usePrivateList<{ id: string; title: string; path: string; is_unlisted: boolean }>(
    '/api/pages',
    'pages',
  );
  const documents = usePrivateList<{ id: string; title: string; url: string }>('/api/documents', 'pages');
  const own = (pages.rows ?? []).filter(({ is_unlisted }) => !is_unlisted);
  const offers = [
    { to: '/', title: messages.pages.navigation.home },
    ...builtInPages(),
    ...own.map(({ path, title }) => ({ to: path, title })),
    ...(documents.rows ?? []).map(({ url, title }) => ({ to: pathOf(url), title })),
  ];
  return (
    <datalist id={id}>
      {offers.map(({ to, title }) => (
        <option key={to} value={to}>
          {title}
        </option>
      ))}
    </datalist>
  );
}

/** Addresses of this site are stored as paths. */
function pathOf(url: string): string {
  const address = new URL(url, location.origin);
  return address.origin === location.origin ? address.pathname : url;
}
