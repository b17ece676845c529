import type { ServiceLine } from '#lib/core/church/service-labels.ts';

interface ServiceDetailsProps extends Pick<ServiceLine, 'place' | 'about' | 'heldIn'> {
  as: 'dd' | 'span';
}

/** The language, the place and the description of a service, below its time. */
export function ServiceDetails({ place, about, heldIn, as: Line }: ServiceDetailsProps) {
  return (
    <>
      {heldIn && <Line className="block text-sm text-ink-2">{heldIn}</Line>}
      {place && (
        <Line className="block text-sm">
          <bdi>{place}</bdi>
        </Line>
      )}
      {about && <Line className="block text-sm whitespace-pre-line text-ink-2">{about}</Line>}
    </>
  );
}
