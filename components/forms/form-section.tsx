import { Lines } from '#components/ui/text/lines.tsx';
import type { ShownForm } from '#lib/forms/shown/shown-form.ts';
import { LateForm } from './late-form.tsx';

interface FormSectionProps {
  shown: ShownForm;
  /** Unique on the page: the start of each id inside. */
  id: string;
  /** Without its title, where the page has it. */
  isUntitled?: boolean;
}

/** A form with its title and introduction; where it takes no answers, why. */
export function FormSection({ shown, id, isUntitled = false }: FormSectionProps) {
  const { form, closed } = shown;
  return (
    <section
      id={id}
      aria-labelledby={isUntitled ? undefined : `${id}-title`}
      className="relative rounded-card border border-rule bg-white p-6 md:p-8"
    >
      {!isUntitled && (
        <h2 id={`${id}-title`} className="text-2xl">
          {form.title}
        </h2>
      )}
      {!isUntitled && form.intro && (
        <p className="measure mt-3 text-ink-2">
          <Lines of={form.intro} />
        </p>
      )}
      <div className={isUntitled ? undefined : 'mt-6'}>
        {closed ? (
          <p className="text-lg text-ink-2">{closed}</p>
        ) : (
          <LateForm shown={shown} id={`${id}-answer`} />
        )}
      </div>
    </section>
  );
}
