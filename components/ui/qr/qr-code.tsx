'use client';

import './qr-code.css';
import { qrDrawing } from './qr-drawing.ts';

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/** A QR code, black on white. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const { size, path } = qrDrawing(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={`qr-code ${className}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
