import { qrDrawing } from '#lib/core/pictures/qr-code.ts';

interface QrCodeProps {
  text: string;
  label: string;
  className: string;
}

/** A text as a QR code, drawn in the color of its surroundings. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = qrDrawing(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
