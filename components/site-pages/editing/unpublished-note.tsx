'use client';

import { usePrivateRead } from '#components/account/use-private-list.ts';
import { readPageSubject } from '#components/editing/edit-subject.ts';
import { Badge } from '#components/ui/badge.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';

/** Says of a public page that staff have changes that visitors do not see yet; `name` is that of its subject. */
export function UnpublishedNote({ name }: { name: string }) {
  const { data: hasDraft } = usePrivateRead(`/api/pages/${readPageSubject(name).id}`, 'pages', readHasDraft);
  if (!hasDraft) return null;
  return (
    <Badge tone="sunflower" className="edit-note">
      {messages.pageEditing.hasDraft}
    </Badge>
  );
}

/** A note asks for no password: of a session that has ended it says nothing. */
async function readHasDraft(path: string): Promise<boolean> {
  const answer = await callApi<SitePageRow>(path);
  return answer.ok && answer.data.has_draft;
}
