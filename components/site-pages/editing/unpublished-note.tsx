'use client';

import { usePrivateRead } from '#components/account/use-private-list.ts';
import { readPageSubject } from '#components/editing/edit-subject.ts';
import { Badge } from '#components/ui/badge.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';

/** Says of a public page what visitors do not see yet: changes, or parts still to be written; `name` is that of its subject. */
export function UnpublishedNote({ name }: { name: string }) {
  const { data: page } = usePrivateRead(`/api/pages/${readPageSubject(name).id}`, 'pages', readPage);
  if (!page?.has_draft && !page?.is_unfinished) return null;
  const { hasDraft, unfinished } = messages.pageEditing;
  return (
    <Badge tone={page.has_draft ? 'sunflower' : 'bluebonnet'} className="edit-note">
      {page.has_draft ? hasDraft : unfinished}
    </Badge>
  );
}

/** A note asks for no password: of a session that has ended it says nothing. */
async function readPage(path: string): Promise<SitePageRow | null> {
  const answer = await callApi<SitePageRow>(path);
  return answer.ok ? answer.data : null;
}
