'use client';

import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { categorySlug, latestAddress } from '#lib/documents/address.ts';
import type { DocumentRow } from '#lib/documents/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { copyLink } from './copy-link.ts';
import { DocumentItem } from './document-item.tsx';
import { PdfPicker } from './pdf-picker.tsx';

interface DocumentShelfProps {
  /** Null: the documents without a category. */
  category: string | null;
  rows: readonly DocumentRow[];
  categories: readonly string[];
  onPick: (file: File) => void;
  onChanged: () => Promise<unknown>;
}

/** The documents of one category, with the address that leads to its newest. */
export function DocumentShelf({ category, rows, categories, onPick, onChanged }: DocumentShelfProps) {
  const { addTo, addHere, withoutCategory } = messages.documents;
  return (
    <TitledCard
      id={category === null ? 'without-category' : `category-${categorySlug(category)}`}
      title={category ?? withoutCategory}
    >
      <div className="mt-3 grid gap-5">
        {category !== null && <LatestLink category={category} />}
        {category !== null && (
          <PdfPicker label={addTo(category)} onPick={onPick}>
            {addHere}
          </PdfPicker>
        )}
      </div>
      <ul aria-label={category ?? withoutCategory} className="mt-4 border-t border-rule">
        {rows.map((row) => (
          <DocumentItem key={row.id} row={row} categories={categories} onChanged={onChanged} />
        ))}
      </ul>
    </TitledCard>
  );
}

function LatestLink({ category }: { category: string }) {
  const address = latestAddress(category);
  const { latest, latestHint, copyLatest, copyLink: copy } = messages.documents;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="text-ink-2">{latest(category)}</span>{' '}
        <a href={address} target="_blank" rel="noopener" className="font-semibold underline">
          {address}
        </a>{' '}
        <span className="block text-ink-3">{latestHint}</span>
      </p>
      <Button
        size="small"
        variant="secondary"
        aria-label={copyLatest(category)}
        onClick={() => void copyLink(address)}
      >
        {copy}
      </Button>
    </div>
  );
}
