'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { importLazily } from './lazy-import.ts';
import { tellFailure } from './tell-failure.ts';

type State<Props> = ComponentType<Props> | null | undefined;

interface LazyComponentOptions<Props> {
  waiting?: ReactNode;
  gone?: ReactNode;
  /** Reports no failure, since no user requested it. */
  isQuiet?: boolean;
  /** Called with the current props when the code cannot be loaded. */
  onGone?: (props: Props) => void;
  /** Whether it is requested again: a failed load is retried then. */
  isWanted?: (props: Props) => boolean;
}

/**
 * A component whose code loads on first render, never on the server. A failed load does not fail the page: it
 * is reported and retried when the network returns.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, gone, isQuiet, onGone, isWanted }: LazyComponentOptions<Props> = {},
): ComponentType<Props> {
  const useCode = fetched(load, isQuiet);
  return function LazyComponent(props: Props) {
    const Part = useCode(isWanted?.(props));
    // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it turns out to be gone
    useEffect(() => {
      if (Part === null) onGone?.(props);
    }, [Part]);
    return Part ? <Part {...props} /> : Part === null ? gone : waiting;
  };
}

/** Returns a hook with the code: undefined while loading, null on failure. */
function fetched<Props>(load: () => Promise<ComponentType<Props>>, isQuiet = false) {
  let known: ComponentType<Props> | undefined;
  return function useCode(isWanted: boolean | undefined): State<Props> {
    const [Part, setPart] = useState<State<Props>>(() => known);
    useEffect(() => {
      if (Part) return;
      let isLeft = false;
      const get = () =>
        importLazily(load).then(
          (part) => {
            known = part;
            setPart(() => part);
          },
          () => {
            setPart(null);
            if (!isQuiet && !isLeft) void tellFailure();
          },
        );
      if (Part === undefined) void get();
      window.addEventListener('online', get);
      return () => {
        isLeft = true;
        window.removeEventListener('online', get);
      };
    }, [Part]);
    useEffect(() => {
      if (isWanted) setPart((part: State<Props>) => (part === null ? undefined : part));
    }, [isWanted]);
    return Part;
  };
}
