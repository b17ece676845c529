import { ServiceDetails } from '#components/church/service-details.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { currentServices } from '#lib/core/church/current-church.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { TitledBlock } from '../titled-block.tsx';

/** When the church meets, always as the services have it. */
export function ServiceTimesView({ form }: BlockViewProps<'service_times'>) {
  const lines = serviceLines(currentServices());
  return (
    <TitledBlock title={messages.pageViews.services} form={form}>
      {lines.length > 0 ? (
        <dl className={`grid gap-x-10 gap-y-6 sm:grid-cols-2 ${form === 'across' ? 'lg:grid-cols-3' : ''}`}>
          {lines.map(({ name, text, coming, ...details }) => (
            <div key={`${name}${text}`} className="border-s-4 border-second ps-5">
              <dt className="font-semibold" {...langOf(details, 'name')}>
                {name}
              </dt>
              <dd className="tabular mt-1 font-display text-xl">
                <Times of={text} />
              </dd>
              {coming && (
                <dd className="tabular text-sm text-ink-2">
                  <Times of={coming} />
                </dd>
              )}
              <ServiceDetails {...details} as="dd" />
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-lg text-ink-2">{messages.layout.toBeAnnounced}</p>
      )}
    </TitledBlock>
  );
}
