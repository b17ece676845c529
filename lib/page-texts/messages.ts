/** Messages of page texts. */
export const pageTextMessages = {
  unknown: 'There are no words with this name.',
  empty: 'Please write something here.',
  notAnAddress: 'Please give a page of this site, such as /visit, or a whole web address.',
  notAnEmail: 'Please write an e-mail address, such as office@example.org.',
  notAPicture: 'Please upload a picture, or give its whole web address.',
  nobody: 'Please give a name, or at least a role.',
  notBetween: (least: number, most: number) => `Please give a whole number from ${least} to ${most}.`,
  loadFailed: 'Failed to load the words',
  saved: 'Words saved',
  saveFailed: (reason?: string) => `Failed to save the words${reason ? `: ${reason}` : ''}`,
  original: 'The original words are back',
  undo: 'Undo',
  undone: 'The words are as they were',
} as const;
