import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * The short form to subscribe, with one field. It is posted to the page that asks for the rest, and needs no script on the
 * pages where it stands.
 */
export function LetterForm() {
  const words = messages.subscribers;
  return (
    <form
      action={inLanguage(unlinkedPaths.subscribePage)}
      method="post"
      encType="multipart/form-data"
      className="letter-form"
    >
      <label>
        <span>{words.footerLabel}</span>
        <input type="email" name="email" autoComplete="email" required placeholder={words.footerField} />
      </label>{' '}
      <button type="submit">{words.footerButton}</button>
    </form>
  );
}
