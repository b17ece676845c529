import type { ServiceLine } from '#lib/core/church/service-labels.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';

interface ServiceDetailsProps extends Pick<ServiceLine, 'place' | 'about' | 'heldIn' | 'untranslated'> {
  as: 'dd' | 'span';
}

/** The language, the place and the description of a service, below its time. */
export function ServiceDetails({ place, about, heldIn, untranslated, as: Line }: ServiceDetailsProps) {
  return (
    <>
      {heldIn && <Line className="block text-sm text-ink-2">{heldIn}</Line>}
      {place && (
        <Line className="block text-sm">
          <bdi {...langOf({ untranslated }, 'place')}>{place}</bdi>
        </Line>
      )}
      {about && (
        <Line className="block text-sm whitespace-pre-line text-ink-2" {...langOf({ untranslated }, 'about')}>
          {about}
        </Line>
      )}
    </>
  );
}
