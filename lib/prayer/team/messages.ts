export const prayerTeamMessages = {
  invalidEmail: 'Please enter a valid email address',
  mayExist: 'The email may already exist.',
  added: 'Prayer team member added successfully.',
  addFailed: (message?: string) => `Failed to add email. ${message || 'The email may already exist.'}`,
  willReceive: 'Email will now receive prayer request notifications.',
  willNotReceive: 'Email will no longer receive prayer request notifications.',
  switchFailed: (message: string) => `Failed to update email status: ${message}`,
  removeQuestion: 'Are you sure you want to remove this email from the prayer team?',
  removed: 'Prayer team member removed successfully.',
  removeFailed: (message: string) => `Failed to remove email from prayer team: ${message}`,
  loadFailed: (message: string) => `Error loading prayer team emails: ${message}`,
  empty: 'No prayer team members added yet',
} as const;
