'use client';

import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import { errorTexts } from '@/lib/errors';
import { createSermonAction } from '@/lib/sermons/actions';
import { sermonInput, sermonTexts } from '@/lib/sermons/schema';
import { useActionForm } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { SermonForm } from './sermon-form';
import { emptySermonForm } from './sermon-form-values';

/** The Add Sermon button and its dialog. What was typed stays when it is closed, and goes once it is added. */
export function AddSermon() {
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const state = useActionForm({
    schema: sermonInput,
    defaultValues: emptySermonForm,
    toInput: (values) => values,
    action: createSermonAction,
    // Logged, and told as well; the dialog stays open.
    failureText: (message = errorTexts.unreachable) => {
      console.warn(sermonTexts.addFailed(message));
      return sermonTexts.addFailed(message);
    },
    onSuccess: () => {
      toast('success', sermonTexts.added);
      state.form.reset(emptySermonForm);
      close();
      void refresh();
    },
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <span className="inline-flex items-center gap-2">
          <BookPlus aria-hidden size={19} strokeWidth={1.75} />
          Add Sermon
        </span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Add New Sermon"
        description="Fill in the details to add a new sermon to the library."
      >
        <SermonForm state={state} submitLabel="Add Sermon" pendingLabel="Adding..." onCancel={close} />
      </Dialog>
    </>
  );
}
