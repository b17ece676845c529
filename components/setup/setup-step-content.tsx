import type { ComponentType } from 'react';
import type { SetupStep } from '#lib/setup/steps.ts';
import { ChurchForm } from './church-form.tsx';
import { DemoStep } from './demo-step.tsx';
import { LookStep } from './look-step.tsx';
import { ReadyStep } from './ready-step.tsx';
import { ServicesStep } from './services-step.tsx';
import type { StepProps } from './step-props.ts';
import { WordsStep } from './words-step.tsx';

const steps: Record<SetupStep, { title: string; Content: ComponentType<StepProps> }> = {
  church: { title: 'Your church', Content: ChurchForm },
  services: { title: 'When you meet', Content: ServicesStep },
  words: { title: 'People and words', Content: WordsStep },
  look: { title: 'The look', Content: LookStep },
  demo: { title: 'The demo content', Content: DemoStep },
  ready: { title: 'Ready?', Content: ReadyStep },
};

/** One step under its heading. */
export function SetupStepContent({ step, ...props }: StepProps & { step: SetupStep }) {
  const { title, Content } = steps[step];
  return (
    <section aria-labelledby="step" className="grid gap-7">
      <h2 id="step" className="text-3xl">
        {title}
      </h2>
      <Content {...props} />
    </section>
  );
}
