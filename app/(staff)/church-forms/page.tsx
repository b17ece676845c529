import type { Metadata } from 'next';
import { StaffPage } from '#components/layout/staff-page.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: messages.staffPages.forms.title, path: machinePaths.churchForms });

interface Props {
  searchParams: Promise<QueryOf<'/church-forms'>>;
}

/** Forms and sign-ups; with `form` one of them: to edit, its answers or its poster. */
export default async function ChurchFormsPage({ searchParams }: Props) {
  const { form, view, date } = await searchParams;
  if (typeof form !== 'string') return <StaffPage name="forms" />;
  return <StaffPage name="form" id={form} view={one(view)} date={one(date)} />;
}

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
