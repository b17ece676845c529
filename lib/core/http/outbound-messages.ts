/** Messages about an address that staff typed and that could not be fetched. */
export const outboundMessages = {
  notAnAddress: 'This is not an address of the web.',
  notOfTheWeb: 'Not an address of the web: it should begin with https://.',
  credentials: 'Please give the address without a name and password in it.',
  private: 'The address is not on the public internet.',
  unknownHost: 'There is no website at this address. Please check its spelling.',
  certificate: 'The website at this address cannot prove that it is itself: its certificate is not valid.',
  noAnswer: 'The address does not answer.',
  brokenOff: 'The answer broke off before its end.',
  tooSlow: 'The address took too long to answer.',
  redirects: (most: number) => `The address redirects more than ${most} times.`,
  status: (status: number) => `The address answered with ${status}.`,
  tooLarge: (maximumBytes: number) => `The answer is larger than ${size(maximumBytes)}.`,
} as const;

function size(bytes: number): string {
  const megabytes = bytes % 1_000_000 === 0 ? bytes / 1_000_000 : bytes / (1024 * 1024);
  return megabytes >= 1 ? `${Math.floor(megabytes)} MB` : `${bytes} bytes`;
}
