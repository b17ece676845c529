'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { secondTag } from '#lib/core/church/locale.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';

/** Leads from the choice of a second language to what is to translate; nothing while the site has one. */
export function TranslateNext() {
  return secondTag() && <NextTexts />;
}

function NextTexts() {
  const { total } = usePrivateList<TranslationRow>('/api/translations?state=due&limit=1', 'translations');
  if (total === 0) return null;
  return (
    <Note>
      <PageLink isForStaff href={unlinkedPaths.translations} className="text-link font-semibold">
        {messages.translating.translateNext(total)}
      </PageLink>
    </Note>
  );
}
