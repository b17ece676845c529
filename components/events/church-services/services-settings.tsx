import { readPrivateList } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import type { ServiceDate } from '#lib/events/church-services/schema.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import type { EventRow } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { AddEventButton } from '../edit/add-event-button.tsx';
import { ServiceSettings } from './service-settings.tsx';

interface ServicesSettingsProps {
  /** Called before a dialog opens, since the list may be in one itself. */
  onOpen?: () => void;
}

/** Every church service with its next dates and actions. */
export function ServicesSettings({ onOpen }: ServicesSettingsProps) {
  const { data, problem } = usePrivateRead('/api/services', 'events', readServices);
  const { rows, dates = [] } = data ?? {};
  return (
    <div className="grid gap-6">
      {problem && <Problem>{messages.events.servicesLoadFailed(problem)}</Problem>}
      {!rows && !problem && <Loading>{messages.eventForms.services.loading}</Loading>}
      {rows?.length === 0 && !problem && <EmptyState title={messages.events.noServices} />}
      {rows && rows.length > 0 && (
        <ul className="grid gap-5">
          {inOrder(rows, dates).map((service) => (
            <ServiceSettings
              key={service.id}
              service={service}
              dates={datesOf(service, dates)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {/* What came above it would push it from under a finger. */}
      {(rows || problem) && (
        <div>
          <AddEventButton kind="service" variant="secondary" onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}

/** The services with their upcoming dates, updated together so that the two never mix states. */
async function readServices(path: string) {
  const dates = await readPrivateList<ServiceDate>(`${path}/next?count=50`);
  const { rows } = await readPrivateList<EventRow>(path);
  return { rows, dates: dates.rows };
}

/** Sorted by next date; services without one come last. */
function inOrder(rows: readonly EventRow[], dates: readonly ServiceDate[]): EventRow[] {
  const startOf = (row: EventRow) => datesOf(row, dates)[0]?.starts_at ?? '~';
  return [...rows].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

function datesOf({ id }: EventRow, dates: readonly ServiceDate[]): ServiceDate[] {
  return dates.filter((date) => parseOccurrenceId(date.id)?.baseId === id);
}
