import type { ComponentType, ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { LazyFailure } from './lazy-failure.tsx';

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
