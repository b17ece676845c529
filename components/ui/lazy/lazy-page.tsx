import type { ComponentType, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { PageHeading } from '../page-heading.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { goneMessages } from './tell-failure.ts';

interface LazyPageOptions {
  title: string;
  /** What is said while its code is fetched. */
  waiting: string;
}

/** A staff page whose code is fetched when it is opened; its heading stands in either case. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { title, waiting }: LazyPageOptions,
): ComponentType<Props> {
  const underHeading = (content: ReactNode) => (
    <>
      <PageHeading title={title} />
      {content}
    </>
  );
  return lazyComponent(load, {
    waiting: underHeading(
      <p className="wrap flex items-center gap-3 pb-24 text-ink-2">
        <Spinner /> <span>{waiting}</span>
      </p>,
    ),
    gone: underHeading(<LazyFailure />),
  });
}

/** Stands where a whole page would be whose code could not be had. */
function LazyFailure() {
  return (
    <div className="wrap grid justify-items-start gap-5 pb-24">
      <p className="font-semibold">{goneMessages.gone}</p>
      <Button onClick={() => location.reload()}>{goneMessages.again}</Button>
    </div>
  );
}
