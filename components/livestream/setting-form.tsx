'use client';

import { type ReactNode, useState } from 'react';
import { useUnsentText } from '../admin/unsent-text';
import { Button } from '../ui/button';

/** The fields of one way to stream, and the button that publishes them. */
export function SettingForm({
  save,
  onSave,
  children,
}: {
  save: string;
  /** Gives whether it worked. */
  onSave: () => Promise<boolean>;
  children: ReactNode;
}) {
  const [isPending, setIsPending] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  useUnsentText(isTyped);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsPending(true);
        void onSave().then((isSaved) => {
          setIsPending(false);
          if (isSaved) setIsTyped(false);
        });
      }}
      onInput={() => setIsTyped(true)}
    >
      {children}
      <Button type="submit" size="small" pending={isPending} className="justify-self-start">
        {save}
      </Button>
    </form>
  );
}
