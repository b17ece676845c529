'use client';

import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Lack } from '#lib/office/schema.ts';

const hrefs: Readonly<Record<Lack, string>> = {
  https: paths.churchSettingsOf('domain'),
  mail: paths.churchSettingsOf('mail'),
  backup_copy: `${paths.churchData}#backups`,
};

interface LacksProps {
  lacks: readonly Lack[];
  onPutAway: (lack: Lack) => void;
}

/** What the site itself lacks, a quiet line each: where to mend it, and a button that puts the line away. */
export function Lacks({ lacks, onPutAway }: LacksProps) {
  const { title, putAway, putAwayNamed, of: words } = messages.office.lacks;
  if (lacks.length === 0) return null;
  return (
    <section aria-labelledby="office-lacks" className="mt-8">
      <h3 id="office-lacks" className="text-lg">
        {title}
      </h3>
      <ul className="mt-2 border-t border-rule">
        {lacks.map((lack) => (
          <li
            key={lack}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
          >
            <div className="min-w-0" style={{ flex: '1 1 16rem' }}>
              <PageLink isForStaff href={hrefs[lack]} className="text-link font-semibold">
                {words[lack].title}
              </PageLink>
              <p className="text-sm text-ink-2">{words[lack].hint}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              className="px-0"
              aria-label={putAwayNamed(words[lack].title)}
              onClick={() => {
                document.getElementById('office-waiting')?.focus();
                onPutAway(lack);
              }}
            >
              {putAway}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
