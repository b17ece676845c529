'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import type { DocumentRow } from '#lib/documents/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { AddDocumentDialog } from './add-document-dialog.tsx';
import { DocumentShelf } from './document-shelf.tsx';
import { PdfPicker } from './pdf-picker.tsx';

/** Every document by category, for staff. */
export function Documents() {
  return (
    <StaffRoom room="documents" lead={messages.documents.lead} className="grid gap-8" isPrivate>
      <DocumentShelves />
    </StaffRoom>
  );
}

function DocumentShelves() {
  const { rows, problem, reload } = usePrivateList<DocumentRow>('/api/documents', 'pages');
  const shelves = shelvesOf(rows ?? []);
  const categories = [...shelves.keys()].filter((category) => category !== null);
  const add = (category: string | null) => (file: File) =>
    openStaffDialog('add-document', (dialog) => (
      <AddDocumentDialog
        key={`${file.name} ${file.lastModified} ${category}`}
        file={file}
        category={category ?? ''}
        newest={category === null ? undefined : shelves.get(category)?.[0]}
        categories={categories}
        onAdded={reload}
        {...dialog}
      />
    ));
  return (
    <>
      <PdfPicker label={messages.documents.add} variant="primary" onPick={add(null)}>
        {messages.documents.add}
      </PdfPicker>
      {problem && <Problem>{`${messages.documents.loadFailed}: ${problem}`}</Problem>}
      {!rows && !problem && <Loading>{messages.staffPages.documents.loading}</Loading>}
      {rows?.length === 0 && !problem && (
        <EmptyState title={messages.documents.empty}>
          <p>{messages.documents.emptyHint}</p>
        </EmptyState>
      )}
      {[...shelves].map(([category, documents]) => (
        <DocumentShelf
          key={category}
          category={category}
          rows={documents}
          categories={categories}
          onPick={add(category)}
          onChanged={reload}
        />
      ))}
    </>
  );
}

/** Returns the documents by category, in the order of the list. */
function shelvesOf(rows: readonly DocumentRow[]): ReadonlyMap<string | null, DocumentRow[]> {
  const shelves = new Map<string | null, DocumentRow[]>();
  for (const row of rows) shelves.set(row.category, [...(shelves.get(row.category) ?? []), row]);
  return shelves;
}
