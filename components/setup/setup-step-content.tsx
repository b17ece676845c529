import { listCountries } from '#lib/church/country.ts';
import { listTimeZones } from '#lib/church/time-zone.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { type Told, toldOfFacts, toldOfService } from '#lib/setup/carried-form.ts';
import type { Setup } from '#lib/setup/checklist.ts';
import type { SetupStep } from '#lib/setup/steps.ts';
import { ChurchForm } from './church-form.tsx';
import { DemoForm } from './demo-form.tsx';
import { LookStep } from './look-step.tsx';
import { ReadyStep } from './ready-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { WordsStep } from './words-step.tsx';

const titles: Record<SetupStep, string> = {
  church: 'Your church',
  services: 'When you meet',
  words: 'People and words',
  look: 'The look',
  demo: 'The demo content',
  ready: 'Ready?',
};

interface SetupStepContentProps {
  step: SetupStep;
  setup: Setup;
  told: Told;
}

/** One step under its heading. */
export function SetupStepContent({ step, setup, told }: SetupStepContentProps) {
  return (
    <section aria-labelledby="step" className="grid gap-7">
      <h2 id="step" className="text-3xl">
        {titles[step]}
      </h2>
      {contentOf(step, setup, told)}
    </section>
  );
}

function contentOf(step: SetupStep, { church, ownFacts, service, untouched, checks }: Setup, told: Told) {
  switch (step) {
    case 'church':
      return (
        <ChurchForm
          church={church}
          demo={defaultChurch}
          own={ownFacts}
          countries={listCountries()}
          zones={listTimeZones()}
          told={toldOfFacts(told)}
        />
      );
    case 'services':
      return <ServicesStep service={service} told={toldOfService(told)} />;
    case 'words':
      return <WordsStep />;
    case 'look':
      return <LookStep church={church} told={toldOfFacts(told)} />;
    case 'demo':
      return <DemoForm untouched={untouched} isBack={told.done === 'back'} />;
    case 'ready':
      return <ReadyStep checks={checks} isSetUp={church.set_up_at !== null} />;
  }
}
