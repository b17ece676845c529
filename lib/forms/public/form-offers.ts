import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { readOpenForms } from '../read-forms.ts';

/** A link to a form of the church. */
export interface FormOffer {
  href: string;
  label: string;
}

/** The forms that pages offer once they are open; undefined until then. */
export interface FormOffers {
  /** It stands where the church's e-mail address would. */
  contact?: FormOffer | undefined;
  /** It stands before who plans a visit. */
  visit?: FormOffer | undefined;
}

/** Returns the forms that staff chose for these places, while they are open. */
export async function formOffers(): Promise<FormOffers> {
  const forms = await readOpenForms(new Date()).catch((error: unknown) => {
    log.error({ err: error }, 'the forms that pages lead to could not be read');
    reportFailedRead();
    return [];
  });
  const contact = forms.find(({ is_contact }) => is_contact);
  const visit = forms.find(({ is_visit }) => is_visit);
  const { contactUs, planVisit } = messages.formView;
  return {
    contact: contact && { href: unlinkedPaths.form(contact.slug), label: contactUs },
    visit: visit && { href: unlinkedPaths.form(visit.slug), label: planVisit },
  };
}
