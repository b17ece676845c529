import { useEffect, useState } from 'react';

export interface EditPlace {
  /** Names the element as long as it is there. */
  id: number;
  element: Element;
  subject: string;
}

/** The places of the page where something can be edited, kept in step as the page changes. */
export function useEditPlaces(): readonly EditPlace[] {
  const [places, setPlaces] = useState<readonly EditPlace[]>([]);
  useEffect(() => {
    const look = () => setPlaces((before) => unlessSame(before, findPlaces()));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-edit'] });
    return () => observer.disconnect();
  }, []);
  return places;
}

const ids = new WeakMap<Element, number>();
let lastId = 0;

function findPlaces(): EditPlace[] {
  return [...document.querySelectorAll('[data-edit]')].map((element) => {
    const id = ids.get(element) ?? ++lastId;
    ids.set(element, id);
    return { id, element, subject: element.getAttribute('data-edit') ?? '' };
  });
}

/** A pencil that is drawn is a change of the page too: it is no reason to draw again. */
function unlessSame(before: readonly EditPlace[], now: readonly EditPlace[]): readonly EditPlace[] {
  const isSame =
    before.length === now.length &&
    before.every(({ id, subject }, index) => id === now[index]?.id && subject === now[index]?.subject);
  return isSame ? before : now;
}
