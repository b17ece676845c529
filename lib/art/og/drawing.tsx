interface Props {
  width: number;
  height: number;
  /** A complete SVG document. */
  svg: string;
  /** Placed behind the words, in the upper left corner of its box. */
  isGround?: boolean;
}

/** A drawing inside a picture. */
export function OgDrawing({ width, height, svg, isGround = false }: Props) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const style = isGround ? ({ position: 'absolute', left: 0, top: 0 } as const) : {};
  // biome-ignore lint/performance/noImgElement: this is a drawing, not a page
  return <img alt="" width={width} height={height} src={source} style={style} />;
}

/** The whole picture. */
export const sheet = { display: 'flex', width: '100%', height: '100%', fontFamily: 'Figtree' } as const;

export const column = { display: 'flex', flexDirection: 'column' } as const;

/** The short line above or below the title. */
export const kickerLine = { fontSize: 31, lineHeight: 1.35, whiteSpace: 'pre-wrap' } as const;
