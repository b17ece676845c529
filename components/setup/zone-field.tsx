'use client';

import { useId, useRef, useSyncExternalStore } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import { Button } from '#components/ui/button.tsx';

interface ZoneFieldProps {
  value: string;
  zones: readonly string[];
  error?: string | undefined;
}

/** The church's time zone, typed or chosen from the list; where scripts run, that of the browser is suggested. */
export function ZoneField({ value, zones, error }: ZoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  return (
    <div className="grid gap-3">
      <FormField
        label="Time zone"
        help="Every time on the site follows it, summer time included. Type a city to search."
        error={error}
      >
        {(field) => (
          <input
            {...field}
            ref={input}
            name="time_zone"
            list={list}
            defaultValue={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="field"
          />
        )}
      </FormField>
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <ZoneHere
        known={zones.filter((zone) => zone !== value)}
        onTake={(zone) => {
          if (input.current) input.current.value = zone;
        }}
      />
    </div>
  );
}

/** The browser's own zone, to be taken over by a press. */
function ZoneHere({ known, onTake }: { known: readonly string[]; onTake: (zone: string) => void }) {
  const here = useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  if (here === null || !known.includes(here)) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <span>{`This browser is in ${here}.`}</span>{' '}
      <Button variant="secondary" size="small" onClick={() => onTake(here)}>
        {`Use ${here}`}
      </Button>
    </p>
  );
}
