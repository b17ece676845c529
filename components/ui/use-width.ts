import { type RefCallback, useCallback, useState } from 'react';

/** Measures an element: what to give it as `ref`, and how wide it is inside in CSS pixels, 0 while it is out of sight. */
export function useWidth(): [measured: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, width];
}
