import { Check, X } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';

/** How far a test has come along the three stops. */
export interface WayReached {
  /** How many stops it has passed. */
  passed: 0 | 1 | 2;
  /** The stop at which it failed, from 0. */
  failedAt?: 1 | 2 | undefined;
}

/**
 * The way of a mail as three stops: the site, who carries it, and the reader's box, which the site cannot look into. A
 * picture of what is said in words beside it.
 */
export function MailWay({ carrier, passed, failedAt }: WayReached & { carrier: string }) {
  const { site, box } = messages.mailSettings.test.stops;
  const stops = [site, carrier, box];
  return (
    <ol aria-hidden="true" className="flex max-w-lg text-center text-sm">
      {stops.map((label, index) => {
        const isPassed = index < passed;
        const hasFailed = index === failedAt;
        const line = isPassed || (index === passed && index > 0 && !hasFailed) ? 'bg-accent' : 'bg-rule';
        return (
          <li key={label} className="relative grid flex-1 content-start justify-items-center gap-1.5 px-1">
            {index > 0 && (
              <span
                className={`absolute end-1/2 top-3.5 h-0.5 w-full ${hasFailed ? 'bg-paintbrush' : line}`}
              />
            )}
            <span
              className={`relative z-1 grid size-7 place-items-center rounded-full border-2 transition-colors motion-reduce:transition-none ${markOf(isPassed, hasFailed)}`}
            >
              {isPassed && <Check size={16} />}
              {hasFailed && <X size={16} />}
            </span>
            <span className={`wrap-anywhere ${isPassed ? 'font-semibold' : 'text-ink-2'}`}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}

function markOf(isPassed: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'border-paintbrush bg-paintbrush text-white';
  return isPassed ? 'border-accent bg-accent text-white' : 'border-rule bg-paper';
}
