'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { FormField } from '#components/form/form-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { contentTables } from '#lib/activity/content-tables.ts';
import { apiAddress } from '#lib/core/addresses/in-language.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';
import { openTranslation } from './open-translation.tsx';
import { TranslationItem } from './translation-item.tsx';

const step = 25;
/** As many as one answer of the API has. */
const most = 200;

type State = keyof typeof messages.translating.states;

/** The rows with texts of one state and kind, some at a time. */
export function TranslationList() {
  const [{ state, kind }, choose] = useState<{ state: State; kind: string }>({ state: 'due', kind: '' });
  const [limit, setLimit] = useState(step);
  const asked = new URLSearchParams({ state, limit: `${limit}`, ...(kind && { kind }) });
  const path = apiAddress(`/api/translations?${asked}`);
  const { rows, total, problem, reload } = usePrivateList<TranslationRow>(path, liveTopics);
  const words = messages.translating;
  const change = (chosen: { state?: State; kind?: string }) => {
    setLimit(step);
    choose({ state, kind, ...chosen });
  };
  return (
    <div className="grid gap-6">
      <Filters state={state} kind={kind} onChange={change} />
      {problem && <Problem>{words.listFailed(problem)}</Problem>}
      {!rows && !problem && <Loading>{messages.staffPages.translations.loading}</Loading>}
      {rows?.length === 0 && !problem && <Nothing />}
      {rows && rows.length > 0 && (
        <>
          <p role="status" className="text-sm text-ink-3">
            {words.count(total)}
          </p>
          <ul
            aria-label={messages.staffPages.translations.title}
            className="border-y border-rule [&>*+*]:border-t [&>*+*]:border-rule"
          >
            {rows.map((row) => (
              <TranslationItem
                key={`${row.table} ${row.id}`}
                row={row}
                state={state}
                onOpen={(name) => openTranslation(row, name, { rows, onSaved: reload })}
              />
            ))}
          </ul>
          <More shown={rows.length} total={total} onMore={() => setLimit(Math.min(limit + step, most))} />
        </>
      )}
    </div>
  );
}

function Nothing() {
  const { nothing, nothingHint } = messages.translating;
  return (
    <EmptyState title={nothing}>
      <p>{nothingHint}</p>
    </EmptyState>
  );
}

function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  if (shown >= total) return null;
  if (shown >= most) return <p className="text-sm text-ink-2">{messages.translating.narrow(shown)}</p>;
  return (
    <Button variant="secondary" onClick={onMore}>
      {messages.translating.showMore}
    </Button>
  );
}

interface FiltersProps {
  state: State;
  kind: string;
  onChange: (chosen: { state?: State; kind?: string }) => void;
}

function Filters({ state, kind, onChange }: FiltersProps) {
  const { states, stateFilter, kindFilter, everyKind } = messages.translating;
  const kinds = contentTables.filter(({ texts }) => texts !== undefined);
  return (
    <div className="grid grid-cols-2 gap-4 sm:max-w-xl">
      <FormField label={stateFilter}>
        {(field) => (
          <select
            {...field}
            value={state}
            onChange={({ target }) => onChange({ state: target.value as State })}
            className="field"
          >
            {(Object.keys(states) as State[]).map((each) => (
              <option key={each} value={each}>
                {states[each]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={kindFilter}>
        {(field) => (
          <select
            {...field}
            value={kind}
            onChange={({ target }) => onChange({ kind: target.value })}
            className="field"
          >
            <option value="">{everyKind}</option>
            {kinds.map(({ table, words }) => (
              <option key={table} value={table}>
                {kindOf(words())}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </div>
  );
}

function kindOf({ kind, plural }: { kind: string | null; plural: string }): string {
  return kind ?? plural.charAt(0).toLocaleUpperCase() + plural.slice(1);
}
