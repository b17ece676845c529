/** From seconds to less than an hour, so that letters go on soon after a server takes mail again. */
const longestExponent = 8;

/** The back-off of the job library: e to the power of the attempts, in seconds. */
export function waitAfter(attempts: number, now: Date, longest = longestExponent): Date {
  return new Date(now.getTime() + Math.exp(Math.min(attempts, longest)) * 1000);
}

/** With the waits above, this many runs in which a server took nothing are seven days. */
export const mostFailures = 210;
