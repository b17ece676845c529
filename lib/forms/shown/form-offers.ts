import 'server-only';
import { readOr } from '#lib/core/operations/read-or.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { listForms } from '../queries.ts';

/** A link to a form of the church. */
export interface FormOffer {
  href: string;
  label: string;
}

/** The forms that pages offer once they are open; undefined until then. */
export interface FormOffers {
  /** It stands where the church's e-mail address would. */
  contact?: FormOffer | undefined;
  /** The form that asks which service somebody comes to. */
  visit?: FormOffer | undefined;
}

/** Returns the open forms that pages offer: of several the first by title. */
export async function formOffers(): Promise<FormOffers> {
  const forms = await readOr(listForms({}), []);
  const contact = forms.find(({ kind }) => kind === 'contact');
  const visit = forms.find(({ questions }) => questions.some(({ kind }) => kind === 'service'));
  const { contactUs, planVisit } = messages.formView;
  return {
    contact: contact && { href: machinePaths.form(contact.slug), label: contactUs },
    visit: visit && { href: machinePaths.form(visit.slug), label: planVisit },
  };
}
