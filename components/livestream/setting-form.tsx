'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';

/** The fields of one way to stream, and the button that publishes them. */
export function SettingForm({
  save,
  onSave,
  children,
}: {
  save: string;
  onSave: () => Promise<unknown>;
  children: ReactNode;
}) {
  const [isPending, setIsPending] = useState(false);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsPending(true);
        void onSave().finally(() => setIsPending(false));
      }}
    >
      {children}
      <Button type="submit" size="small" pending={isPending} className="justify-self-start">
        {save}
      </Button>
    </form>
  );
}
