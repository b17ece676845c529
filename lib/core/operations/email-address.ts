const pattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{N}_'+&*=!#$%/?^`{|}~.-]*[\p{L}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}$/u;

/** Whether a text has the form of one person's address: one @, a name before it, a domain with a dot behind it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
