import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { LookOfLetter } from './look.ts';

interface TableProps {
  className?: string;
  width?: number | string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A table of one row that is no table to screen readers. */
export function Table({ width = '100%', children, ...rest }: TableProps) {
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} border={0} {...rest}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

export function Rule({ look }: { look: LookOfLetter }) {
  return (
    <Table>
      <td className="rule" style={look.rule}>
        &nbsp;
      </td>
    </Table>
  );
}

/** Outlook ignores margins of many elements, but no height of a cell. */
export function Gap({ height }: { height: number }) {
  return (
    <Table>
      <td height={height} style={{ height: `${height}px`, fontSize: '1px', lineHeight: '1px' }}>
        &nbsp;
      </td>
    </Table>
  );
}

/** A picture by its address. With this priority React does not preload it in the head. */
export function LetterPicture({ alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  // biome-ignore lint/performance/noImgElement: a mail has no image component of Next
  return <img alt={alt} fetchPriority="low" {...rest} />;
}
