import type { ComponentType, ReactNode } from 'react';
import { withStaffMessages } from '#lib/language/load-messages.ts';
import { messages } from '#lib/language/messages.ts';
import { Button } from '../button.tsx';
import { PageHeading } from '../page-heading.tsx';
import { Loading } from '../progress/loading.tsx';
import { lazyComponent } from './lazy-component.tsx';

interface LazyPageOptions {
  title: () => string;
  waiting: () => string;
}

/** A staff page whose code loads when it is opened, under its heading. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { title, waiting }: LazyPageOptions,
): ComponentType<Props> {
  return lazyComponent(withStaffMessages(load), {
    waiting: (
      <UnderHeading title={title}>
        <Waiting text={waiting} />
      </UnderHeading>
    ),
    gone: (
      <UnderHeading title={title}>
        <LazyFailure />
      </UnderHeading>
    ),
  });
}

function UnderHeading({ title, children }: { title: () => string; children: ReactNode }) {
  return (
    <>
      <PageHeading title={title()} />
      {children}
    </>
  );
}

function Waiting({ text }: { text: () => string }) {
  return <Loading className="wrap pb-24">{text()}</Loading>;
}

function LazyFailure() {
  return (
    <div className="wrap grid justify-items-start gap-5 pb-24">
      <p className="font-semibold">{messages.gone.gone}</p>
      <Button onClick={() => location.reload()}>{messages.gone.again}</Button>
    </div>
  );
}
