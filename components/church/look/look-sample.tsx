import type { CSSProperties } from 'react';
import type { ColorPreview } from '#lib/art/schema.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * A sample page: heading, link, buttons, the church's service, drawing and banner in the previewed colours; before the
 * answer, in those of the surrounding page.
 */
export function LookSample({ preview }: { preview: ColorPreview | null }) {
  const style = preview ? toProperties(preview.colors) : undefined;
  const { sample } = messages.look;
  return (
    <div
      aria-hidden="true"
      style={style}
      className="overflow-hidden rounded-card border border-rule bg-paper"
    >
      <p className="px-5 py-2 text-sm font-bold text-white" style={{ background: 'var(--color-alert)' }}>
        {sample.banner}
      </p>
      <div className="grid gap-5 p-5 sm:grid-cols-[auto_1fr]">
        <DrawnHills />
        <div className="grid content-start justify-items-start gap-2.5">
          <p className="text-sm font-semibold text-second first-letter:uppercase">
            {preview?.service?.text ?? '\u00a0'}
          </p>
          <p className="font-display text-2xl text-accent-deep">{sample.heading}</p>
          <p>
            <span>{sample.read}</span> <span className="text-link">{sample.believe}</span>
            <span>.</span>
          </p>
          <p className="flex flex-wrap gap-2 text-sm font-semibold">
            <span className="rounded-control bg-accent px-4 py-2 text-white">{sample.visit}</span>
            <span className="rounded-control bg-accent-deep px-4 py-2 text-white">{sample.pressed}</span>
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-4 bg-night px-5 py-4 text-white">
        <span className="rounded-control bg-gold px-4 py-2 text-sm font-semibold text-ink">
          {sample.give}
        </span>
        <span className="text-gold">{sample.believe}</span>
        <span>{sample.foot}</span>
      </p>
    </div>
  );
}

function toProperties(colors: ColorPreview['colors']): CSSProperties {
  return {
    '--color-accent': colors.accent,
    '--color-accent-deep': colors.accentDeep,
    '--color-second': colors.second,
    '--color-night': colors.night,
    '--color-gold': colors.gold,
    '--color-alert': colors.alert,
  } as CSSProperties;
}

/** A plate in the first colour, as for items without a picture. */
function DrawnHills() {
  return (
    <svg viewBox="0 0 160 120" className="w-full rounded-control sm:w-40" aria-hidden="true">
      <path fill="#fbf7f0" d="M0 0h160v120H0z" />
      <path fill="var(--color-accent)" fillOpacity=".45" d="M0 0h160v120H0z" />
      <circle cx="112" cy="52" r="34" fill="#fff3d6" />
      <circle cx="112" cy="52" r="34" fill="var(--color-accent)" fillOpacity=".28" />
      <circle cx="112" cy="52" r="18" fill="var(--color-gold)" />
      <path fill="#fbf7f0" d="M0 76q40-22 84-6t76-8v58H0z" />
      <path fill="var(--color-accent)" fillOpacity=".7" d="M0 76q40-22 84-6t76-8v58H0z" />
      <path fill="var(--color-accent)" d="M0 94q52-20 96-4t64-6v36H0z" />
      <path fill="var(--color-night)" d="M0 110q60-14 160-2v12H0z" />
    </svg>
  );
}
