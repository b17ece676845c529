import type { ComponentType, ReactNode } from 'react';
import { withStaffMessages } from '#lib/language/load-messages.ts';
import { messages } from '#lib/language/messages.ts';
import { Button } from '../button.tsx';
import { PageHeading } from '../page-heading.tsx';
import { Loading } from '../progress/loading.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** The title of a page, and what is said while its code loads. */
type WordsOf = () => { title: string; loading: string };

/** A staff page whose code loads when it is opened, under its heading. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordsOf,
): ComponentType<Props> {
  return lazyComponent(withStaffMessages(load), {
    waiting: (
      <UnderHeading words={words}>
        <Waiting words={words} />
      </UnderHeading>
    ),
    gone: (
      <UnderHeading words={words}>
        <LazyFailure />
      </UnderHeading>
    ),
  });
}

function UnderHeading({ words, children }: { words: WordsOf; children: ReactNode }) {
  return (
    <>
      <PageHeading title={words().title} />
      {children}
    </>
  );
}

function Waiting({ words }: { words: WordsOf }) {
  return <Loading className="wrap pb-24">{words().loading}</Loading>;
}

function LazyFailure() {
  return (
    <div className="wrap grid justify-items-start gap-5 pb-24">
      <p className="font-semibold">{messages.gone.gone}</p>
      <Button onClick={() => location.reload()}>{messages.gone.again}</Button>
    </div>
  );
}
