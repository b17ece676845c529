'use client';

import { FormField } from '#components/form/form-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { isOfDemo } from '#lib/church/is-of-demo.ts';
import { churchMessages } from '#lib/church/messages.ts';
import { placeText } from '#lib/church/place.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { SetupFact } from '#lib/setup/facts.ts';
import type { SetupAnswer } from '#lib/setup/form-answer.ts';
import { FactField } from './fact-field.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { useFactsForm } from './use-facts-form.ts';
import { ZoneField } from './zone-field.tsx';

interface ChurchFormProps {
  church: Church;
  demo: Church;
  own: readonly StatedFact[];
  countries: readonly { code: string; name: string }[];
  zones: readonly string[];
  told: SetupAnswer | null;
}

const next = { label: 'Go on to the services', href: paths.setupStep('services') };

/** The church itself: who it is, where it is, how to reach it, and by which clock it lives. */
export function ChurchForm({ countries, zones, ...props }: ChurchFormProps) {
  const { church } = props;
  const { result, isPending, form, left, field, place } = useChurchForm(props);
  return (
    <form {...form} className="grid max-w-2xl gap-6">
      <input type="hidden" name="if_match" value={left?.version ?? church.updated_at} />
      <FormOutcome result={result} next={next} />
      <FactField {...field('name')} label="Name of the church" input={{ autoComplete: 'organization' }} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FactField {...field('short_name')} label="Short name" help="What people say on the street." />
        <FactField {...field('kind')} label="Kind of church" help="Within a sentence: ‘Lutheran church’." />
      </div>
      <AddressFields field={field} />
      <CountryField {...field('country')} countries={countries} />
      <FactField {...place} label={churchMessages.place} help={churchMessages.placeHelp} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FactField {...field('phone')} label="Phone" input={{ type: 'tel', autoComplete: 'tel' }} />
        <FactField {...field('email')} label="E-mail" input={{ type: 'email', autoComplete: 'email' }} />
      </div>
      <ZoneField {...field('time_zone')} zones={zones} />
      <FactField {...field('welcome')} label="One sentence of welcome" isLong />
      <Button type="submit" pending={isPending} className="justify-self-start">
        Save and go on
      </Button>
    </form>
  );
}

type FieldOf = ReturnType<typeof useChurchForm>['field'];

function AddressFields({ field }: { field: FieldOf }) {
  return (
    <>
      <FactField {...field('street')} label="Street and number" input={{ autoComplete: 'address-line1' }} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FactField {...field('city')} label="City or town" input={{ autoComplete: 'address-level2' }} />
        <FactField {...field('postal_code')} label="Postal code" input={{ autoComplete: 'postal-code' }} />
        <FactField
          {...field('region_name')}
          label="State or region"
          help="A state, a province or a county."
        />
        <FactField
          {...field('region')}
          label="State or region, short"
          help="As envelopes have it, such as ‘ON’."
        />
      </div>
    </>
  );
}

/** Facts that may be right for many a church: they are filled in, though they are the demo's. */
const likely = new Set<SetupFact>(['kind', 'country', 'time_zone']);

function useChurchForm({ church, demo, own, told }: Omit<ChurchFormProps, 'countries' | 'zones'>) {
  const { left, ...plain } = useFactsForm(told, next.href);
  const fields = left?.fields ?? (plain.result?.ok === false ? plain.result.error.fields : undefined);
  const field = (fact: SetupFact) => {
    const isDemo = isOfDemo(fact, church, demo, own) && !likely.has(fact);
    const stored = String(church[fact] ?? '');
    return {
      fact,
      value: left?.typed[fact] ?? (isDemo ? '' : stored),
      demo: isDemo ? stored : undefined,
      error: fields?.[fact]?.[0],
    };
  };
  const isDemoPlace = (['latitude', 'longitude'] as const).every((fact) => isOfDemo(fact, church, demo, own));
  const place = {
    fact: 'place' as const,
    value: left?.typed.place ?? (isDemoPlace ? '' : placeText(church)),
    demo: isDemoPlace ? placeText(church) : undefined,
    error: fields?.latitude?.[0] ?? fields?.longitude?.[0],
  };
  return { ...plain, left, field, place };
}

function CountryField({
  value,
  error,
  countries,
}: {
  value: string;
  error?: string | undefined;
  countries: ChurchFormProps['countries'];
}) {
  return (
    <FormField label="Country" error={error}>
      {(field) => (
        <select {...field} name="country" defaultValue={value} className="field" autoComplete="country">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
