const longestName = 80;
/** An address of a page or of a mailbox, also in wide letters: mail programs make links of them. */
const address = /@|:\/\/|\bwww\.|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/iu;

/**
 * Returns the name that a mail greets its recipient by; null for one that is longer than 80 letters or holds an address:
 * anybody may have typed it, with another person's mailbox.
 */
export function greetedName(name: string): string | null {
  const isName = [...name].length <= longestName && !address.test(name.normalize('NFKC'));
  return isName ? name : null;
}
