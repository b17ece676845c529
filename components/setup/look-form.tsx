'use client';

import { useState } from 'react';
import { HeroOptions } from '#components/church/look/hero-options.tsx';
import { LogoField } from '#components/church/look/logo-field.tsx';
import { LookPreview } from '#components/church/look/look-preview.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Church } from '#lib/core/church/church-row.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { SetupAnswer } from '#lib/setup/form-answer.ts';
import { FormOutcome } from './form-outcome.tsx';
import { PlainColor } from './plain-color.tsx';
import { useFactsForm } from './use-facts-form.ts';

const next = { label: 'Go on to the demo content', href: paths.setupStep('demo') };

/** The logo, the colours with what becomes of them, and what stands behind the home page's words. */
export function LookForm({ church, told }: { church: Church; told: SetupAnswer | null }) {
  const { result, isPending, form, version, ...choices } = useLookForm(church, told);
  return (
    <form {...form} className="grid max-w-2xl gap-6">
      <input type="hidden" name="if_match" value={version} />
      <FormOutcome result={result} next={next} />
      <LookChoices {...choices} />
      <Button type="submit" pending={isPending} className="justify-self-start">
        Save and go on
      </Button>
    </form>
  );
}

type LookChoicesProps = Pick<ReturnType<typeof useLookForm>, 'look' | 'pick' | 'errorOf' | 'stored'>;

function LookChoices(choices: LookChoicesProps) {
  const { look, pick, errorOf } = choices;
  const colorOf = (fact: 'accent_color' | 'second_color') => ({
    fact,
    value: look[fact],
    error: errorOf(fact),
    onChange: (color: string) => pick({ [fact]: color }),
  });
  return (
    <>
      {(['logo', 'mark'] as const).map((kind) => (
        <OwnPicture key={kind} kind={kind} {...choices} />
      ))}
      <div className="grid gap-6 sm:grid-cols-2">
        <PlainColor
          {...colorOf('accent_color')}
          label="First color"
          help="Buttons, links and dark grounds."
        />
        <PlainColor {...colorOf('second_color')} label="Second color" help="Dates, marks and the banner." />
      </div>
      <LookPreview accent={look.accent_color} second={look.second_color} />
      <HeroOptions
        chosen={look.hero}
        inputOf={(kind) => ({
          name: 'hero',
          defaultChecked: kind === look.hero,
          onChange: () => pick({ hero: kind }),
        })}
      />
    </>
  );
}

function OwnPicture({ kind, look, pick, errorOf, stored }: LookChoicesProps & { kind: 'logo' | 'mark' }) {
  const fact = `${kind}_url` as const;
  return (
    <>
      <input type="hidden" name={fact} value={look[fact]} />
      <div className="noscript:hidden">
        <LogoField
          kind={kind}
          value={look[fact]}
          stored={stored[fact] ?? ''}
          onChange={(address) => pick({ [fact]: address })}
          error={errorOf(fact)}
        />
      </div>
    </>
  );
}

type Look = Record<'logo_url' | 'mark_url' | 'accent_color' | 'second_color', string> & Pick<Church, 'hero'>;

function useLookForm(church: Church, told: SetupAnswer | null) {
  const { left, ...plain } = useFactsForm(told, next.href);
  const [look, setLook] = useState<Look>({
    logo_url: left?.typed.logo_url ?? church.logo_url ?? '',
    mark_url: left?.typed.mark_url ?? church.mark_url ?? '',
    accent_color: left?.typed.accent_color ?? church.accent_color ?? '',
    second_color: left?.typed.second_color ?? church.second_color ?? '',
    hero: (left?.typed.hero as Church['hero'] | undefined) ?? church.hero,
  });
  return {
    ...plain,
    look,
    stored: church,
    pick: (change: Partial<Look>) => setLook((before) => ({ ...before, ...change })),
    errorOf: (fact: keyof Look) => left?.fields[fact]?.[0],
    version: left?.version ?? church.updated_at,
  };
}
