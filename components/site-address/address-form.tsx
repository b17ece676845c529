'use client';

import { useState } from 'react';
import type { z } from 'zod';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { addressAskedKey } from '#lib/core/browser/browser-contract.ts';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import { messages } from '#lib/language/messages.ts';
import { lookUpAddressAction } from '#lib/site-address/actions.ts';
import { lookUpInput, type SiteAddress } from '#lib/site-address/schema.ts';
import { MoveIn } from './move-in.tsx';

interface AddressFormProps {
  /** The name that was taken already. */
  taken: string | null;
  /** The public address of this machine; null: staff type it. */
  ipv4: string | null;
  onTaken: () => Promise<unknown>;
}

/** The name that staff type, the lines to enter for it, and the button that moves the site there. */
export function AddressForm({ taken, ipv4, onTaken }: AddressFormProps) {
  const words = messages.siteAddress;
  const [found, setFound] = useState<SiteAddress | null>(null);
  const state = useLookUp(taken, ipv4, setFound);
  const { host, ipv4: typed } = state.form.getValues();
  return (
    <div className="grid gap-8">
      <StaffForm state={state}>
        <div className="address-envelope" data-open>
          <TextField
            form={state.form}
            name="host"
            label={words.nameLabel}
            help={words.nameHelp}
            autoComplete="off"
            inputMode="url"
          />
        </div>
        {!ipv4 && (
          <TextField
            form={state.form}
            name="ipv4"
            label={words.ipv4Label}
            help={words.ipv4Help}
            autoComplete="off"
            inputMode="decimal"
          />
        )}
        <Button type="submit" variant="secondary" pending={state.isPending} className="justify-self-start">
          {words.lookUp}
        </Button>
      </StaffForm>
      {found && (
        <MoveIn key={found.host} first={found} typed={{ host, ipv4: typed || null }} onTaken={onTaken} />
      )}
    </div>
  );
}

interface Typed {
  host: string;
  ipv4: string;
}

/** The name is kept in this browser: the lines may take an hour to be seen. */
function useLookUp(taken: string | null, ipv4: string | null, onFound: (found: SiteAddress) => void) {
  const kept = readStored('localStorage', addressAskedKey) ?? '';
  const [host = '', number = ''] = kept.split(' ');
  return useActionForm<Typed, z.input<typeof lookUpInput>, SiteAddress>({
    schema: lookUpInput as unknown as z.ZodType<unknown, Typed>,
    defaultValues: { host: taken ?? host, ipv4: ipv4 ? '' : number },
    action: lookUpAddressAction,
    onSuccess: (found) => {
      writeStored(
        'localStorage',
        addressAskedKey,
        `${found.host} ${ipv4 ? '' : (found.records[0]?.value ?? '')}`,
      );
      onFound(found);
    },
  });
}
