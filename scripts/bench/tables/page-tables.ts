import { resourceKinds } from '../pages/page-bytes.ts';
import type { Results } from './results.ts';
import { kilobytes, shortened, type Table, whole } from './table.ts';

export function bytesTable({ bytes = [] }: Results): Table {
  return {
    title: 'Compressed kB of a first visit by kind',
    columns: ['Page', ...resourceKinds, 'total', 'requests'],
    rows: bytes.map(({ path, first }) => [
      shortened(path),
      ...resourceKinds.map((kind) => kilobytes(first[kind])),
      kilobytes(first.total),
      String(first.requests),
    ]),
  };
}

export function documentTable({ bytes = [] }: Results): Table {
  return {
    title:
      'kB of a document: as it is sent; then before it is compressed, and of that styles and data of scripts',
    columns: ['Page', 'sent', 'before', 'styles', 'data'],
    rows: bytes.map(({ path, parts, first }) => [
      shortened(path),
      ...[first.document, parts.total, parts.styles, parts.data].map(kilobytes),
    ]),
  };
}

const shownFigures = [
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const),
  ...(['firstContentfulPaint', 'largestContentfulPaint', 'totalBlockingTime', 'speedIndex'] as const),
];

export function lighthouseTable({ lighthouse = [] }: Results): Table {
  return {
    title: 'Lighthouse, mobile: scores, then simulated times in ms',
    columns: [
      ...['Page', 'performance', 'accessibility', 'practices', 'SEO'],
      ...['FCP', 'LCP', 'blocking', 'speed index', 'shift', 'below'],
    ],
    rows: lighthouse.map(({ path, figures: { cumulativeLayoutShift, ...figures }, faults }) => [
      shortened(path),
      ...shownFigures.map((name) => whole(figures[name])),
      cumulativeLayoutShift.toFixed(3),
      faults.join(', '),
    ]),
  };
}
