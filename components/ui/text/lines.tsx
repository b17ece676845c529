import { Fragment } from 'react';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';

/** Plain text with its line breaks, each line in the direction of its own letters. */
export function Lines({ of, ...lang }: { of: string } & LangAttributes) {
  const lines = of.split(/\r?\n/);
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name than their place
    <Fragment key={place}>
      {place > 0 && <br />}
      <bdi {...lang}>{line}</bdi>
    </Fragment>
  ));
}
