interface DrawnFileProps {
  /** An SVG file as it is imported. */
  file: { src: string };
  width: number;
  height: number;
  className?: string | undefined;
}

/** A decorative drawing that is a file of its own, fetched when it comes near the window. */
export function DrawnFile({ file, width, height, className }: DrawnFileProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing needs no conversion
    <img
      src={file.src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
