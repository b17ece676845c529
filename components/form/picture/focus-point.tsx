'use client';

import './focus-point.css';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { messages } from '#lib/language/messages.ts';

/** A point of a picture, in percent from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

interface FocusPointProps {
  src: string;
  point: Point;
  onChange: (point: Point) => void;
}

const step = 2;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/**
 * The whole picture with a mark on the point that every crop keeps visible. The mark is set by a tap, dragged, or
 * moved with the arrow keys.
 */
export function FocusPoint({ src, point, onChange }: FocusPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const put = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect();
    if (width > 0 && height > 0)
      onChange(inside({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(inside({ x: point.x + by.x, y: point.y + by.y }));
  };
  if (failed === src) return <p className="text-sm text-ink-2">{messages.forms.focusNotLoaded}</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mark takes the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the mark is what is operated
    <div ref={frame} className="focus-point" onClick={put}>
      {/* biome-ignore lint/performance/noImgElement: staff may paste any address, which an image optimiser would refuse */}
      <img src={src} alt="" onError={() => setFailed(src)} draggable={false} />
      <Mark point={point} onKeyDown={onKeyDown} onDrag={put} />
    </div>
  );
}

interface MarkProps {
  point: Point;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrag: (event: PointerEvent) => void;
}

function Mark({ point, onKeyDown, onDrag }: MarkProps) {
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={messages.forms.focus}
      aria-roledescription={messages.forms.focusRole}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={messages.forms.focusAt(point.x, point.y)}
      className="focus-mark"
      // biome-ignore lint/plugin: a point of a picture, counted from the left
      style={{ left: `${point.x}%`, top: `${point.y}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event)}
    />
  );
}

function inside({ x, y }: Point): Point {
  const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
  return { x: percent(x), y: percent(y) };
}
