'use client';

import { useEffect, useState } from 'react';
import { callApi } from '#lib/core/site/api-client.ts';
import { type Category, categoriesOf } from '#lib/ministries/category.ts';
import type { Ministry } from '#lib/ministries/schema.ts';

/** The categories to choose from: the four of the site at once, those of the church once they are read. */
export function useKnownCategories(): readonly Category[] {
  const [categories, setCategories] = useState(() => categoriesOf([]));
  useEffect(() => {
    const abort = new AbortController();
    callApi<Ministry[]>('/api/ministries', { signal: abort.signal }).then(
      (answer) => answer.ok && setCategories(categoriesOf(answer.data)),
      // Any category can still be named.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return categories;
}
