import type { ComponentType, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { PageHeading } from '../page-heading.tsx';
import { Loading } from '../progress/loading.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { goneMessages } from './tell-failure.ts';

interface LazyPageOptions {
  title: string;
  waiting: string;
}

/** A staff page whose code loads when it is opened, under its heading. */
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
    waiting: underHeading(<Loading className="wrap pb-24">{waiting}</Loading>),
    gone: underHeading(<LazyFailure />),
  });
}

function LazyFailure() {
  return (
    <div className="wrap grid justify-items-start gap-5 pb-24">
      <p className="font-semibold">{goneMessages.gone}</p>
      <Button onClick={() => location.reload()}>{goneMessages.again}</Button>
    </div>
  );
}
