'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import { Button } from '#components/ui/button.tsx';
import { apiAddress } from '#lib/core/addresses/in-language.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { churchTag, secondTag } from '#lib/core/church/locale.ts';
import { languageNameIn } from '#lib/core/language/language-names.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';
import { openTranslation } from './room/open-translation.tsx';

interface TranslateRowProps {
  /** A table of one row. */
  table: string;
  /** What changes its texts. */
  topic: LiveTopic;
}

/** Opens the words of a row whose form has no place beside its fields; nothing while the site has one language. */
export function TranslateRow(props: TranslateRowProps) {
  return secondTag() && <RowButton {...props} />;
}

function RowButton({ table, topic }: TranslateRowProps) {
  const path = apiAddress(`/api/translations?state=all&kind=${table}&limit=1`);
  const { rows, reload } = usePrivateList<TranslationRow>(path, ['translations', topic]);
  const row = rows?.[0];
  const start = row?.fields.find(({ state }) => state !== 'there') ?? row?.fields[0];
  const second = secondTag();
  if (!row || !start || !second) return null;
  const due = row.fields.filter(({ state }) => state !== 'there').length;
  const open = () => openTranslation(row, start.name, { rows: [row], onSaved: reload });
  return (
    <Button variant="secondary" size="small" onClick={open} className="justify-self-start">
      {messages.translating.wordsIn(languageNameIn(second, churchTag()), due)}
    </Button>
  );
}
