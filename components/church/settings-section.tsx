import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** The part of the address after '#'. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One card of the settings page. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 rounded-card border border-rule bg-white/55 p-5 sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
