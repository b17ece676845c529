import type { ServiceLine } from '#lib/core/church/service-labels.ts';

interface ServiceDetailsProps extends Pick<ServiceLine, 'place' | 'about'> {
  as: 'dd' | 'span';
}

/** The place and the description of a service, below its time. */
export function ServiceDetails({ place, about, as: Line }: ServiceDetailsProps) {
  return (
    <>
      {place && (
        <Line className="block text-sm">
          <bdi>{place}</bdi>
        </Line>
      )}
      {about && <Line className="block text-sm whitespace-pre-line text-ink-2">{about}</Line>}
    </>
  );
}
