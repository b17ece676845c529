'use client';

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast.ts';
import { church } from '#lib/core/church/church.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { updateMinistryAction } from '#lib/ministries/actions.ts';
import { ministryContent } from '#lib/ministries/content.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import { type Ministry, ministryInput } from '#lib/ministries/schema.ts';
import { isWomensMinistry } from '#lib/ministries/womens-ministry.ts';

interface EditMinistryFormProps {
  ministry: Ministry;
  onClose: () => void;
}

/** The page is read again so long after a save. */
const refreshDelayMilliseconds = 500;

/** What a failure is called here: that of the database, and that of anything else. */
const inOwnWords: Readonly<Record<string, string>> = {
  [errorMessages.unavailable]: ministryMessages.saveFailed,
  [errorMessages.unexpected]: ministryMessages.unexpected,
};

/** The four fields of a ministry; none is required. */
export function EditMinistryForm({ ministry, onClose }: EditMinistryFormProps) {
  const { state, failure, submit, setVersion } = useMinistryForm({ ministry, onClose });
  return (
    <StaffForm onSubmit={submit}>
      {failure && !state.conflict && (
        <p
          role="alert"
          className="rounded-control border-l-4 border-paintbrush bg-paintbrush/8 px-4 py-3 text-sm font-semibold"
        >
          {failure}
        </p>
      )}
      <ConflictNotice
        state={state}
        noun="ministry"
        opened={ministry}
        labels={ministryContent.labels}
        valuesOf={valuesOf}
        onSettled={(theirs) => setVersion(theirs.updated_at)}
      />
      <MinistryFields form={state.form} />
      <FormActions
        submit={state.isPending ? 'Saving...' : 'Save Changes'}
        isPending={state.isPending}
        onCancel={onClose}
        className="sticky bottom-0 -mx-5 border-t border-rule bg-paper px-5 py-4 sm:-mx-8 sm:px-8"
      />
    </StaffForm>
  );
}

type MinistryFormValues = z.input<typeof ministryInput>;

/** The form's state: what went wrong is said in it, and the version of the row that it saves over. */
function useMinistryForm({ ministry, onClose }: EditMinistryFormProps) {
  const refresh = useRefresh();
  const [version, setVersion] = useState(ministry.updated_at);
  const [failure, setFailure] = useState<string | null>(null);
  const state = useActionForm({
    schema: ministryInput,
    defaultValues: valuesOf(ministry),
    toInput: (values) => ({ ...values, id: ministry.id, if_match: version }),
    action: updateMinistryAction,
    failureText: (message = errorMessages.unexpected) => {
      setFailure(inOwnWords[message] ?? message);
      return ministryMessages.updateFailed;
    },
    onSuccess: () => {
      toast('success', ministryMessages.updated);
      onClose();
      setTimeout(() => void refresh(), refreshDelayMilliseconds);
    },
  });
  const submit = () => {
    setFailure(null);
    void state.submit();
  };
  return { state, failure, submit, setVersion };
}

function MinistryFields({ form }: { form: UseFormReturn<MinistryFormValues> }) {
  const hasFixedTime = isWomensMinistry(form.watch('title') ?? '');
  return (
    <>
      <TextField form={form} name="title" label="Title" />
      <TextField
        form={form}
        name="description"
        label="Description (HTML allowed)"
        isLong
        help="Paragraphs, lists, links, bold and italics are kept; anything else is left out when you save."
      />
      <TextField form={form} name="leadername" label="Leader Name" />
      <TextField
        form={form}
        name="meetingtimes"
        label="Meeting Times"
        disabled={hasFixedTime}
        help={hasFixedTime && `The women’s ministry always meets ${church.womensMinistryMeetingTime}.`}
      />
    </>
  );
}

function valuesOf({ title, description, leadername, meetingtimes }: Ministry) {
  return { title, description, leadername: leadername ?? '', meetingtimes: meetingtimes ?? '' };
}
