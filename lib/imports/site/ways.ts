import type { Builder } from './facts.ts';
import { readPages } from './pages/read-pages.ts';
import type { ReadWay } from './site.ts';

/** How the site of each builder is read. */
export const ways: Readonly<Record<Builder, ReadWay>> = {
  wordpress: readPages,
  squarespace: readPages,
  wix: readPages,
  other: readPages,
};
