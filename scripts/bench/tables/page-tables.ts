import { resourceKinds, type VisitFigures } from '../pages/page-bytes.ts';
import { kilobytes, shortened, whole } from './figure-texts.ts';
import type { Results } from './results.ts';
import type { Table } from './table.ts';

export function bytesTable({ bytes = [] }: Results): Table {
  const cells = (figures: VisitFigures) => [
    ...resourceKinds.map((kind) => kilobytes(figures[kind])),
    kilobytes(figures.total),
    String(figures.requests),
  ];
  return {
    title: 'Compressed kB of a first visit by kind; then what a second visit fetches',
    columns: ['Page', ...resourceKinds, 'total', 'requests', 'second: total', 'with headers', 'requests'],
    rows: bytes.map(({ path, first, second }) => [
      shortened(path),
      ...cells(first),
      kilobytes(second.total),
      kilobytes(second.wire),
      String(second.requests),
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

export function lighthouseTable({ lighthouse = [] }: Results): Table {
  return {
    title: 'Lighthouse, mobile: scores, then simulated times in ms',
    columns: [
      'Page',
      'performance',
      'accessibility',
      'practices',
      'SEO',
      'FCP',
      'LCP',
      'blocking',
      'speed index',
      'shift',
      'below',
    ],
    rows: lighthouse.map(({ path, figures, faults }) => [
      shortened(path),
      ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(whole),
      ...[
        figures.firstContentfulPaint,
        figures.largestContentfulPaint,
        figures.totalBlockingTime,
        figures.speedIndex,
      ].map(whole),
      figures.cumulativeLayoutShift.toFixed(3),
      faults.join(', '),
    ]),
  };
}
