'use client';

import './translated.css';
import { type ComponentProps, type ReactNode, useContext, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '#components/form/text-field.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { TextBeside } from './row-translation.ts';
import { TranslationContext } from './translation-frame.tsx';

const SecondText = lazyComponent(() => import('./second-text.tsx').then((module) => module.SecondText));

interface TranslatedProps extends TextBeside {
  /** The present value of the field in the first language. */
  original: string;
  /** Whether the second language stands below on wide windows, too. */
  isBelow?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A field of a form with the same text in the second language beside it; below it on a phone. */
export function Translated(props: TranslatedProps) {
  const { name: field, original, isBelow, className = '', children, ...shown } = props;
  const translation = useContext(TranslationContext);
  const name = translation?.nameOf(field) ?? field;
  const noteOriginal = translation?.noteOriginal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one each time
  useEffect(() => {
    noteOriginal?.(name, original);
    return () => noteOriginal?.(name, null);
  }, [name, original]);
  if (!translation) return className ? <div className={className}>{children}</div> : children;
  const isWaiting = original.trim() === '' && !translation.typed[name];
  return (
    <div className={`translated ${className}`}>
      <div className="translated-pair" data-below={isBelow || undefined}>
        {children}
        {translation.has(name) && (
          <SecondText name={name} translation={translation} isWaiting={isWaiting} {...shown} />
        )}
      </div>
    </div>
  );
}

type TranslatedFieldProps<Values extends FieldValues> = ComponentProps<typeof TextField<Values>> & {
  /** Where the text has another name among those of its row. */
  of?: string;
};

/** A text field with the same text in the second language beside it. */
export function TranslatedField<Values extends FieldValues>(props: TranslatedFieldProps<Values>) {
  const { of, className, ...field } = props;
  const { form, name, label, isLong } = field;
  return (
    <Translated
      name={of ?? name}
      label={label}
      kind={isLong ? 'text' : 'line'}
      original={String(form.watch(name) ?? '')}
      className={className ?? ''}
    >
      <TextField {...field} />
    </Translated>
  );
}
