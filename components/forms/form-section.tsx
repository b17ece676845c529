import { Lines } from '#components/ui/text/lines.tsx';
import type { ShownForm } from '#lib/forms/shown/shown-form.ts';
import { LateForm } from './late-form.tsx';

interface FormSectionProps {
  shown: ShownForm;
  /** Unique on the page: the start of each id inside. */
  id: string;
  /** What the page does not say already: all, or only the introduction and the fields, or these. */
  has?: 'all' | 'intro' | 'fields';
  /** In place of the form's title. */
  title?: string | undefined;
}

/** A form with its title and introduction; where it takes no answers, why. */
export function FormSection({ shown, id, has = 'all', title }: FormSectionProps) {
  const { form } = shown;
  return (
    <section
      id={id}
      aria-labelledby={has === 'all' ? `${id}-title` : undefined}
      className="relative rounded-card border border-rule bg-white p-6 md:p-8"
    >
      {has === 'all' && (
        <h2 id={`${id}-title`} className="text-2xl">
          {title ?? form.title}
        </h2>
      )}
      {has !== 'fields' && form.intro && (
        <p className="measure mt-3 mb-6 text-ink-2">
          <Lines of={form.intro} />
        </p>
      )}
      <div className={has === 'all' ? 'mt-6' : undefined}>
        <LateForm shown={shown} id={`${id}-answer`} />
      </div>
    </section>
  );
}
