'use client';

import { useState } from 'react';
import { readPrivateList } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { InputField } from '#components/form/form-field.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Pager } from '#components/ui/links/pager.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { SignUpSheet } from '../paper/sign-up-sheet.tsx';
import { AnswerItem } from './answer-item.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { arrivals, searched } from './shown-answers.ts';
import { useArrivals } from './use-arrivals.ts';

interface AnswerListProps {
  form: FormRow;
  /** Null: the form has no dates. */
  date: FormDate | null;
}

const perPage = 50;

/** The answers of one date, or of a form without dates, in order of arrival. */
export function AnswerList({ form, date }: AnswerListProps) {
  const path = answersPath(form.id, date?.date ?? null);
  const { data: rows, problem, reload } = usePrivateRead(path, 'sign-ups', readAnswers);
  const arrived = useArrivals(form.id, reload);
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const text = messages.answerList;
  const found = searched(form, rows ?? [], words);
  const pageCount = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, pageCount);
  return (
    <>
      {problem && <RetryNotice onRetry={reload}>{`${text.loadFailed}: ${problem}`}</RetryNotice>}
      {!rows && !problem && <Loading>{text.loading}</Loading>}
      {rows && <AnswerTools form={form} date={date} rows={rows} />}
      {rows && rows.length > 0 && (
        <AnswerSearch
          words={words}
          onChange={setWords}
          came={hasSeats(form) ? arrivals(rows, arrived.hasCome) : null}
          unsent={arrived.unsent}
        />
      )}
      {rows?.length === 0 && !problem && (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && found.length === 0 && <p className="text-ink-2">{text.nothingFound}</p>}
      {found.length > 0 && (
        <ol aria-label={text.list} className="border-b border-rule">
          {found.slice((shown - 1) * perPage, shown * perPage).map((row) => (
            <AnswerItem
              key={row.id}
              form={form}
              row={row}
              hasCome={arrived.hasCome(row)}
              onTick={(hasCome) => arrived.tick(row, hasCome)}
              onChanged={reload}
            />
          ))}
        </ol>
      )}
      <Pager label={text.pages} page={shown} pageCount={pageCount} onPage={setPage} />
      {rows && hasSeats(form) && <SignUpSheet form={form} date={date} rows={rows} />}
    </>
  );
}

/** The most rows that one read gives. */
const pageSize = 200;

/** Returns the path of the answers of a form: of one date, or all. */
function answersPath(id: string, date: string | null): string {
  return `/api/forms/${id}/answers?limit=${pageSize}${date ? `&date=${date}` : ''}`;
}

/** Reads every answer at the path, page by page: the search and the sheet need all of them. */
async function readAnswers(path: string): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  for (;;) {
    const page = await readPrivateList<AnswerRow>(`${path}&offset=${rows.length}`);
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}

interface AnswerSearchProps {
  words: string;
  onChange: (words: string) => void;
  /** How many people have come; null where no seats are taken. */
  came: { came: number; taken: number } | null;
  /** How many ticks are still to be sent. */
  unsent: number;
}

/** The search over the answers, and how many people have come. */
function AnswerSearch({ words, onChange, came, unsent }: AnswerSearchProps) {
  const text = messages.answerList;
  return (
    <div className="grid gap-3">
      <InputField
        label={text.search}
        help={text.searchHint}
        className="measure"
        type="search"
        value={words}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {came && <p className="tabular font-semibold">{text.came(came.came, came.taken)}</p>}
      <p role="status" className="text-sm font-semibold text-paintbrush empty:hidden">
        {unsent > 0 ? `${text.unsent(unsent)} ${text.unsentHint}` : ''}
      </p>
    </div>
  );
}
