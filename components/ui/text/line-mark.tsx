import type { SVGProps } from 'react';

/** A decorative line icon on 24 by 24 in the text's colour. */
export function LineMark({ line, size, ...rest }: { line: string; size: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={line} />
    </svg>
  );
}
