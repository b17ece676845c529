'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { importLazily } from './lazy-import.ts';
import { tellFailure } from './tell-failure.ts';

type State<Props> = ComponentType<Props> | null | undefined;

interface LazyComponentOptions<Props> {
  /** What stands in its place while it is fetched. */
  waiting?: ReactNode;
  /** What stands in its place when it cannot be had. */
  gone?: ReactNode;
  /** Nobody asked for it: when it cannot be had, nothing is said. */
  isQuiet?: boolean;
  /** Called with the present props when it cannot be had. */
  onGone?: (props: Props) => void;
  /** Whether somebody asks for it anew: what cannot be had is tried again then. */
  isWanted?: (props: Props) => boolean;
}

/**
 * A component whose code is fetched when it is first drawn, and never by the server. Code that cannot be had
 * fails no page: it is said in words, and tried again when the network comes back.
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

/** The hook that has the code: undefined while it is fetched, null when it cannot be had. */
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
