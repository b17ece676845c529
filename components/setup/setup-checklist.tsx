import { ArrowRight, Check as CheckMark, Circle } from 'lucide-react';
import { PageLink } from '#components/ui/page-link.tsx';
import type { Check } from '#lib/setup/checklist.ts';

/** What still speaks of the demo's church, each with the way there, and what is the church's own already. */
export function SetupChecklist({ checks }: { checks: readonly Check[] }) {
  const left = checks.filter(({ isOwn }) => !isOwn);
  const own = checks.filter(({ isOwn }) => isOwn);
  return (
    <div className="grid max-w-2xl gap-8">
      {left.length > 0 && (
        <ul aria-label="Still the demo’s" className="border-t border-rule">
          {left.map(({ label, detail, href }) => (
            <li key={label} className="border-b border-rule">
              <PageLink
                href={href}
                className="grid min-h-14 grid-cols-[auto_1fr_auto] items-center gap-x-4 py-3 hover:bg-limestone"
              >
                <Circle aria-hidden size={20} className="text-ink-3" />
                <span className="min-w-0">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-sm break-words text-ink-2">{detail}</span>
                </span>
                <ArrowRight aria-hidden size={18} className="text-accent" />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <p className="flex gap-3 text-ink-2">
          <CheckMark aria-hidden size={20} className="mt-1 shrink-0 text-cedar" />
          <span>{`Your own: ${own.map(({ label }) => label).join(', ')}.`}</span>
        </p>
      )}
    </div>
  );
}
