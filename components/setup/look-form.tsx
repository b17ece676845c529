'use client';

import { useRouter } from 'next/navigation';
import { HeroOption } from '#components/church/hero-option.tsx';
import { usePublishedPicture } from '#components/church/use-published-picture.ts';
import { FormNotice } from '#components/form/form-notice.tsx';
import { usePlainForm } from '#components/form/use-plain-form.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { type Church, heroes } from '#lib/core/church/church-row.ts';
import { paths } from '#lib/core/site/paths.ts';
import { answerSetupFormAction } from '#lib/setup/actions.ts';
import { setupMessages } from '#lib/setup/messages.ts';
import { PlainColor } from './plain-color.tsx';

const next = { label: 'Go on to the demo content', href: paths.setupStep('demo') };

/** The colours, and what stands behind the home page's words. */
export function LookForm({ church }: { church: Church }) {
  const { result, isPending, form, colorOf, hero, version, refusal } = useLookForm(church);
  const pictureUrl = usePublishedPicture();
  return (
    <form {...form} className="grid max-w-2xl gap-6">
      <input type="hidden" name="if_match" value={version} />
      {refusal && <FormNotice isRefusal text={refusal} />}
      {result?.ok && result.data.isSaved && <FormNotice text={setupMessages.saved} next={next} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <PlainColor
          {...colorOf('accent_color')}
          label="First color"
          help="Buttons, links and dark grounds."
        />
        <PlainColor {...colorOf('second_color')} label="Second color" help="Dates, marks and the banner." />
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">Behind the home page’s words</legend>
        <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {heroes.map((kind) => (
            <HeroOption
              key={kind}
              kind={kind}
              pictureUrl={pictureUrl}
              input={{ name: 'hero', defaultChecked: kind === hero }}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" pending={isPending} className="justify-self-start">
        Save and go on
      </Button>
    </form>
  );
}

function useLookForm(church: Church) {
  const router = useRouter();
  const plain = usePlainForm(answerSetupFormAction, ({ isSaved }) => {
    if (!isSaved) return toast('error', setupMessages.failed);
    toast('success', setupMessages.saved);
    router.push(next.href);
  });
  const { result } = plain;
  const left = result?.ok && !result.data.isSaved ? result.data : null;
  const colorOf = (fact: 'accent_color' | 'second_color') => ({
    fact,
    value: left?.typed[fact] ?? church[fact] ?? '',
    error: left?.fields[fact]?.[0],
  });
  return {
    ...plain,
    colorOf,
    hero: left?.typed.hero ?? church.hero,
    version: left?.version ?? church.updated_at,
    refusal: left?.message ?? (result?.ok === false ? result.error.message : null),
  };
}
