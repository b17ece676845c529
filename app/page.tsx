import type { Metadata } from 'next';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { church } from '@/lib/church';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata: Metadata = pageMetadata({ path: paths.home });

export default function HomePage() {
  return (
    <Section>
      <h1 className="text-6xl">{church.name}</h1>
      <p className="measure mt-6 text-lg text-ink-2">{church.welcome}</p>
      <Button href={paths.visit} className="mt-8">
        Plan Your Visit
      </Button>
    </Section>
  );
}
