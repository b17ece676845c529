'use client';

import { useEffect, useState } from 'react';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { FormField } from '#components/form/form-field.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { contentOf, loggedKinds } from '#lib/activity/content-tables.ts';
import { messages } from '#lib/language/messages.ts';
import { ActivityList } from './activity-list.tsx';

/** The activity log with its undo buttons, opened from the admin panel. */
export function ActivityDialog({ onClose }: { onClose: () => void }) {
  const [table, setTable] = useState('');
  const isAdmin = useAdminMode();

  // Holds no typed text, so it closes with admin mode.
  useEffect(() => {
    if (!isAdmin) onClose();
  }, [isAdmin, onClose]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.activity.title}
      description={messages.activity.description}
    >
      <div style={{ minHeight: '60dvh' }}>
        <KindSelect table={table} onChoose={setTable} />
        <ActivityList key={table} table={table} />
      </div>
    </Dialog>
  );
}

function KindSelect({ table, onChoose }: { table: string; onChoose: (table: string) => void }) {
  return (
    <FormField label={messages.activity.filter} className="max-w-60">
      {(field) => (
        <select {...field} value={table} onChange={(event) => onChoose(event.target.value)} className="field">
          <option value="">{messages.activity.everything}</option>
          {loggedKinds.map((kind) => (
            <option key={kind} value={kind}>
              {contentOf(kind).words().kind}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
