'use client';

import { useRouter } from 'next/navigation';
import { FormField } from '#components/form/form-field.tsx';
import { usePlainForm } from '#components/form/use-plain-form.ts';
import { Button } from '#components/ui/button.tsx';
import { weekdayNames } from '#lib/core/dates/weekday.ts';
import { paths } from '#lib/core/site/paths.ts';
import { answerServiceFormAction } from '#lib/setup/actions.ts';
import type { ServiceAnswer } from '#lib/setup/form-answer.ts';
import type { MainService } from '#lib/setup/schema.ts';
import { FormOutcome } from './form-outcome.tsx';

/** When everyone meets: the main service, by name, day and time. */
export function ServiceForm({ service, told }: { service: MainService; told: ServiceAnswer | null }) {
  const router = useRouter();
  const { result, isPending, form } = usePlainForm(answerServiceFormAction, {
    told,
    onDone: () => router.refresh(),
  });
  const left = result?.ok && !result.data.isSaved ? result.data : null;
  const fields = left?.fields ?? (result?.ok === false ? result.error.fields : undefined);
  const { id, heading, updated_at, ...shown } = { ...service, ...left?.typed };
  return (
    <form {...form} aria-labelledby="service" className="grid max-w-2xl gap-6">
      <h3 id="service" className="text-xl">
        {heading}
      </h3>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="if_match" value={left?.version ?? updated_at ?? '*'} />
      <FormOutcome result={result} next={next} />
      {/* What is stored now is shown when it changes. */}
      <ServiceFields key={updated_at} shown={shown} fields={fields} />
      <Button type="submit" pending={isPending} className="justify-self-start">
        Save the service
      </Button>
    </form>
  );
}

const next = { label: 'Go on to people and words', href: paths.setupStep('words') };

interface ServiceFieldsProps {
  shown: Omit<MainService, 'id' | 'heading' | 'updated_at'>;
  fields: Partial<Record<string, string[]>> | undefined;
}

function ServiceFields({ shown, fields }: ServiceFieldsProps) {
  const errorOf = (name: keyof typeof shown) => fields?.[name]?.[0];
  return (
    <>
      <FormField label="What it is called" help="Such as ‘Worship’ or ‘Holy Mass’." error={errorOf('title')}>
        {(field) => <input {...field} name="title" defaultValue={shown.title} className="field" />}
      </FormField>
      {shown.rhythm && <Rhythm text={shown.rhythm} />}
      <div className="grid gap-6 sm:grid-cols-2">
        {!shown.rhythm && <WeekdayField weekday={shown.weekday} error={errorOf('weekday')} />}
        <FormField label="Begins at" error={errorOf('time')}>
          {(field) => (
            <input {...field} type="time" name="time" defaultValue={shown.time} className="field tabular" />
          )}
        </FormField>
        <FormField label="Length in minutes" error={errorOf('length_minutes')}>
          {(field) => (
            <input
              {...field}
              inputMode="numeric"
              name="length_minutes"
              defaultValue={shown.length_minutes}
              className="field tabular"
            />
          )}
        </FormField>
        <FormField label="Where" isOptional help="Such as ‘Main sanctuary’." error={errorOf('location')}>
          {(field) => <input {...field} name="location" defaultValue={shown.location} className="field" />}
        </FormField>
      </div>
    </>
  );
}

interface WeekdayFieldProps {
  weekday: number | undefined;
  error: string | undefined;
}

function WeekdayField({ weekday, error }: WeekdayFieldProps) {
  return (
    <FormField label="Day" error={error}>
      {(field) => (
        <select {...field} name="weekday" defaultValue={weekday} className="field">
          {weekdayNames.map((name, day) => (
            <option key={name} value={day}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** How one that is not weekly comes round, which this form leaves as it is. */
function Rhythm({ text }: { text: string }) {
  return (
    <p className="border-l-4 border-second pl-4">
      <span className="font-semibold">{`${text}.`}</span>{' '}
      <span className="text-ink-2">
        That stays as it is here.
        <span className="noscript:hidden">
          {' '}
          To change it, edit the service under{' '}
          <a href="#all-services" className="text-link font-semibold">
            All your services
          </a>
          .
        </span>
        <noscript> It is changed where scripts run: under ‘All your services’ on this page.</noscript>
      </span>
    </p>
  );
}
