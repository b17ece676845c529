import { currentChurch } from './current-church.ts';
import { type ContactForm, factsHere } from './facts-scope.ts';

/** Returns the open form that staff chose for messages. While there is one, no page states the e-mail address. */
export function contactForm(): ContactForm | undefined {
  return factsHere().contact;
}

/** Returns the church's e-mail address as visitors may read it; empty without one, and beside a contact form. */
export function publicEmail(): string {
  return contactForm() ? '' : currentChurch().email;
}

/** Returns the address for notices that reach no person; empty without one, and on the demo. */
export function officeEmail(): string {
  const { is_demo, email } = currentChurch();
  return is_demo ? '' : email;
}

/** Returns where 'Contact us' leads, and the words of a link to it: the form, else a mail. Null without both. */
export function contactWay(subject?: string): ContactForm | null {
  const email = publicEmail();
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return contactForm() ?? (email ? { href: `mailto:${email}${query}`, label: email } : null);
}
