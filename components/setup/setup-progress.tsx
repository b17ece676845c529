import './setup-progress.css';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { type SetupStep, setupSteps } from '#lib/setup/steps.ts';

/** The steps as a line, the one in hand marked; each can be gone to. */
export function SetupProgress({ current }: { current: SetupStep }) {
  const place = setupSteps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label="Steps" className="setup-progress">
      <p className="text-sm text-ink-2">{`Step ${place + 1} of ${setupSteps.length}`}</p>
      <ol>
        {setupSteps.map(({ id, label }, index) => (
          <li key={id} data-passed={index < place || undefined}>
            <PageLink href={paths.setupStep(id)} aria-current={id === current ? 'step' : undefined}>
              <span aria-hidden className="setup-progress-mark">
                {index + 1}
              </span>
              <span className="setup-progress-label">{label}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
