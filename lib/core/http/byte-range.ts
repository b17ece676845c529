export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Returns the single range of a Range header (RFC 9110, 14.2), or 'unsatisfiable' when it lies outside the body.
 * Returns undefined when the header is ignored: several ranges, another unit, invalid syntax.
 */
export function readByteRange(header: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const parts = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header);
  const [, from = '', to = ''] = parts ?? [];
  if (!parts || (from === '' && to === '')) return undefined;
  if (from === '') {
    const suffix = Number(to);
    return suffix === 0 || length === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, length - suffix), last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= length ? 'unsatisfiable' : { first, last };
}
