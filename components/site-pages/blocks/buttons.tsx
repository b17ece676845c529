import { Button } from '#components/ui/button.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { BlockViewProps } from '../rhythm.ts';

/** Links that stand out, the first of them most. */
export function ButtonsView({ block, form }: BlockViewProps<'buttons'>) {
  return (
    <div className="grid gap-x-10 lg:grid-cols-12">
      <ul className={`flex flex-wrap gap-3 ${form === 'beside' ? 'page-beside' : 'page-across'}`}>
        {block.items.map(({ label, url }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: buttons may repeat
          <li key={place} {...langOf(block, `items.${place}.label`)}>
            <Button href={url} variant={place === 0 ? 'primary' : 'secondary'}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
