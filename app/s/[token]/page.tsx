import '#components/form/field.css';
import type { Metadata } from 'next';
import { LateSignUp } from '#components/forms/manage/late-sign-up.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { reportRefusal, visitorAddress } from '#lib/core/cache/render-context.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { AppError, statusOf } from '#lib/core/operations/errors.ts';
import { findSignUpPage } from '#lib/forms/public/queries.ts';
import { messages } from '#lib/language/messages.ts';

interface Props {
  params: Promise<{ token: string }>;
}

/** The link is a secret: its address goes to no other site. Posts without scripts need to say where they come from. */
export function generateMetadata(): Metadata {
  return {
    ...pageMetadata({ title: messages.formView.pageTitle }),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}

/** Where somebody changes or cancels a sign-up. Opening it changes nothing. */
export default async function SignUpPage({ params }: Props) {
  const { token } = await params;
  const found = await find(token);
  if (!(found instanceof AppError))
    return (
      <>
        <PageHeading title={messages.formView.pageTitle} />
        <div className="wrap grid pb-24 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <LateSignUp shown={found} token={token} />
          </div>
        </div>
      </>
    );
  reportRefusal(statusOf[found.code]);
  return <PageHeading title={messages.formView.pageTitle}>{found.message}</PageHeading>;
}

/** Reads the sign-up; for a link that leads nowhere, why. */
async function find(token: string) {
  try {
    return await findSignUpPage.execute({ role: 'visitor', address: visitorAddress() }, { token });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
