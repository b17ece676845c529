'use client';

import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { listTimeZones } from '#lib/church/time-zone.ts';
import { messages } from '#lib/language/messages.ts';
import type { TypedFacts } from '#lib/setup/facts.ts';

/** The church's time zone, typed or chosen from the list, or the browser's own by a press. */
export function ZoneField({ form }: { form: UseFormReturn<TypedFacts> }) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOffered = zones.includes(here) && form.watch('time_zone') !== here;
  return (
    <div className="grid gap-3">
      <TextField
        form={form}
        name="time_zone"
        label={messages.setupForm.zone}
        help={messages.setupForm.zoneHelp}
        suggestions={zones}
        autoComplete="off"
      />
      {isOffered && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <span>{messages.setupForm.zoneHere(here)}</span>{' '}
          <Button
            variant="secondary"
            size="small"
            onClick={() => form.setValue('time_zone', here, { shouldDirty: true })}
          >
            {messages.setupForm.takeZone(here)}
          </Button>
        </p>
      )}
    </div>
  );
}

const zones = listTimeZones();
