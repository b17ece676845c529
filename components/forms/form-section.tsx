import { langOf } from '#lib/core/translations/lang-of.ts';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import { LateForm } from './late-form.tsx';

interface FormSectionProps {
  shown: ShownForm;
  /** Unique on the page: the start of each id inside. */
  id: string;
  /** Its heading, where the page has none for it. */
  title?: string;
}

/** A form with its introduction; where it takes no answers, why. */
export function FormSection({ shown, id, title }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={title && `${id}-title`}
      className="relative rounded-card border border-rule bg-white p-6 md:p-8"
    >
      {title && (
        <h2
          {...(title === shown.form.title && langOf(shown.form, 'title'))}
          id={`${id}-title`}
          className="mb-6 text-2xl"
        >
          {title}
        </h2>
      )}
      <LateForm shown={shown} id={`${id}-answer`} />
    </section>
  );
}
