import type { ReactElement, ReactNode, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, 24 by default. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

/** Returns the component of shapes on Lucide's grid of 24 by 24. It is decorative unless it has a label. */
export function icon(shapes: ReactNode): Icon {
  return function IconDrawing({ size = 24, ...props }) {
    const isDecorative = !props['aria-label'] && !props['aria-labelledby'] && !props.role;
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: decorative, or labelled where it is shown
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isDecorative || undefined}
        {...props}
      >
        {shapes}
      </svg>
    );
  };
}
