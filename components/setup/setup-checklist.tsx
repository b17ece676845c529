'use client';

import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { ArrowRight, Check as CheckMark, ChevronDown } from '#components/ui/icons/generated/icons.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { messages } from '#lib/language/messages.ts';
import { confirmOwnAction } from '#lib/setup/actions.ts';
import type { Check } from '#lib/setup/checklist.ts';
import type { StepProps } from './step-props.ts';

interface SetupChecklistProps extends Pick<StepProps, 'onChanged'> {
  checks: readonly Check[];
}

/** What still speaks of the demo's church, each with a link to it, and what is the church's own already. */
export function SetupChecklist({ checks, onChanged }: SetupChecklistProps) {
  const left = checks.filter(({ isOwn }) => !isOwn);
  const own = checks.filter(({ isOwn }) => isOwn);
  return (
    <div className="grid max-w-2xl gap-8">
      {left.length > 0 && (
        <ul aria-label={messages.checklist.left} className="border-t border-rule">
          {left.map((check) => (
            <li key={check.label} className="border-b border-rule pb-3">
              {check.claims ? (
                <Claims {...check} claims={check.claims} onChanged={onChanged} />
              ) : (
                <Fact {...check} onChanged={onChanged} />
              )}
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <p className="flex gap-3 text-ink-2">
          <CheckMark aria-hidden size={20} className="mt-1 shrink-0 text-cedar" />
          <span>{messages.checklist.own(own.map(({ label }) => label))}</span>
        </p>
      )}
    </div>
  );
}

function Fact({ label, detail, href, confirmable, onChanged }: Check & Pick<StepProps, 'onChanged'>) {
  return (
    <>
      <PageLink isForStaff href={href} className={row}>
        <RowWords label={label} detail={detail} action={messages.setup.openPlace} />
        <ArrowRight aria-hidden size={18} className="mirrored text-accent" />
      </PageLink>
      {confirmable.length > 0 && (
        <div>
          <ConfirmButton
            names={confirmable}
            what={label}
            text={messages.setup.confirm}
            onChanged={onChanged}
          />
        </div>
      )}
    </>
  );
}

/** What is not the church's own yet, and what a tap does about it. */
function RowWords({ label, detail, action }: Pick<Check, 'label' | 'detail'> & { action: string }) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{label}</span>
      <span className="block text-sm break-words text-ink-2">{detail}</span>
      <span className="block text-sm font-semibold text-accent">{action}</span>
    </span>
  );
}

type ClaimsProps = Check & Required<Pick<Check, 'claims'>> & Pick<StepProps, 'onChanged'>;

/** The words of a page, folded: each with a link to it and the button that confirms it. */
function Claims({ label, detail, confirmable, claims, onChanged }: ClaimsProps) {
  return (
    <details className="group">
      <summary className={`${row} cursor-pointer`}>
        <RowWords label={label} detail={detail} action={messages.setup.openWords(claims.length)} />
        <ChevronDown aria-hidden size={18} className="text-accent group-open:rotate-180" />
      </summary>
      <ul className="ms-4 grid gap-4 pt-1 pb-4">
        {claims.map(({ key, title, href }) => (
          <li key={key} className="grid justify-items-start">
            <PageLink
              isForStaff
              href={href}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {title}
            </PageLink>
            <ConfirmButton names={[key]} what={title} text={messages.setup.confirm} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {claims.length > 1 && (
        <div className="ms-4">
          <ConfirmButton
            names={confirmable}
            what={label}
            text={messages.setup.confirmAll}
            onChanged={onChanged}
          />
        </div>
      )}
    </details>
  );
}

const row = 'grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-3 hover:bg-limestone';

interface ConfirmButtonProps extends Pick<StepProps, 'onChanged'> {
  /** Facts by their column, words by their key. */
  names: readonly string[];
  /** What is confirmed, for screen readers. */
  what: string;
  text: string;
}

/** Confirms what stands there as true of this church, so that it counts as its own. */
function ConfirmButton({ names, what, text, onChanged }: ConfirmButtonProps) {
  const { isPending, press } = usePress(confirmOwnAction, onChanged);
  return (
    <Button
      variant="quiet"
      size="small"
      pending={isPending}
      aria-label={`${text}: ${what}`}
      className="px-0"
      onClick={() => press({ names: [...names] })}
    >
      {text}
    </Button>
  );
}
