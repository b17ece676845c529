import { ArrowRight, Check as CheckMark, Circle } from 'lucide-react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import type { Check } from '#lib/setup/checklist.ts';
import { setupMessages } from '#lib/setup/messages.ts';
import { ConfirmForm } from './confirm-form.tsx';

/** What still speaks of the demo's church, each with the way there, and what is the church's own already. */
export function SetupChecklist({ checks }: { checks: readonly Check[] }) {
  const left = checks.filter(({ isOwn }) => !isOwn);
  const own = checks.filter(({ isOwn }) => isOwn);
  return (
    <div className="grid max-w-2xl gap-8">
      {left.length > 0 && (
        <ul aria-label="Still the demo’s" className="border-t border-rule">
          {left.map((check) => (
            <li key={check.label} className="border-b border-rule pb-3">
              {check.claims ? <Claims {...check} claims={check.claims} /> : <Fact {...check} />}
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

function Fact({ label, detail, href, confirmable }: Check) {
  return (
    <>
      <PageLink href={href} className={row}>
        <Circle aria-hidden size={20} className="text-ink-3" />
        <span className="min-w-0">
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm break-words text-ink-2">{detail}</span>
        </span>
        <ArrowRight aria-hidden size={18} className="text-accent" />
      </PageLink>
      {confirmable.length > 0 && (
        <div className="ml-9">
          <ConfirmForm names={confirmable} what={label} text={setupMessages.confirm} />
        </div>
      )}
    </>
  );
}

/** The words of a page, folded: each with the way to it and the word that it is true of this church. */
function Claims({ label, detail, confirmable, claims }: Check & Required<Pick<Check, 'claims'>>) {
  return (
    <details>
      <summary className={`${row} cursor-pointer`}>
        <Circle aria-hidden size={20} className="text-ink-3" />
        <span className="min-w-0">
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm break-words text-ink-2">{detail}</span>
        </span>
        <span className="tabular text-sm text-ink-2">{claims.length}</span>
      </summary>
      <ul className="ml-9 grid gap-4 pt-1 pb-4">
        {claims.map(({ key, title, href }) => (
          <li key={key} className="grid justify-items-start">
            <PageLink href={href} className="text-link inline-flex min-h-11 items-center font-semibold">
              {title}
            </PageLink>
            <ConfirmForm names={[key]} what={title} text={setupMessages.confirm} />
          </li>
        ))}
      </ul>
      {claims.length > 1 && (
        <div className="ml-9">
          <ConfirmForm names={confirmable} what={label} text={setupMessages.confirmAll} />
        </div>
      )}
    </details>
  );
}

const row = 'grid min-h-14 grid-cols-[auto_1fr_auto] items-center gap-x-4 py-3 hover:bg-limestone';
