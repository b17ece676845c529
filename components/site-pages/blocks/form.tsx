import { FormSection } from '#components/forms/form-section.tsx';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { TitledBlock } from '../titled-block.tsx';

/** A form to fill in; of one that is closed or gone, a sentence. */
export function FormBlockView({ block, id, form }: BlockViewProps<'form'>) {
  const { shown } = block;
  if (!shown) return <p className="text-lg text-ink-2">{messages.formView.gone}</p>;
  return (
    <TitledBlock title={shown.form.title} form={form}>
      <div className={form === 'across' ? 'grid lg:grid-cols-12' : undefined}>
        <div className={form === 'across' ? 'lg:col-span-8' : undefined}>
          <FormSection shown={shown} id={id} />
        </div>
      </div>
    </TitledBlock>
  );
}
