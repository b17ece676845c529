'use client';

import { PhoneFold } from '#components/ui/folds/phone-fold.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { messages } from '#lib/language/messages.ts';
import { builtInPages } from './built-in-pages.ts';

interface HiddenPagesProps {
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** The built-in pages, each with a switch. */
export function HiddenPages({ hidden, onChange }: HiddenPagesProps) {
  const words = messages.navigationView;
  return (
    <section aria-labelledby="hidden-pages">
      <PhoneFold
        name={words.hiddenTitle}
        head={
          <h3 id="hidden-pages" className="text-lg">
            {words.hiddenTitle}
          </h3>
        }
      >
        <p className="mt-1 text-sm text-ink-2">{words.hiddenLead}</p>
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {builtInPages().map(({ to, title }) => (
            <li key={to} className="flex items-center justify-between gap-3 border-b border-rule">
              <span>{title}</span>
              <Switch
                label={words.showPage(title)}
                checked={!hidden.includes(to)}
                onChange={(isShown) =>
                  onChange(isShown ? hidden.filter((each) => each !== to) : [...hidden, to])
                }
              />
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  );
}
