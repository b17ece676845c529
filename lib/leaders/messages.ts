/** What people read about leaders. */
export const leaderMessages = {
  name: 'Please give a name.',
  email: 'Please enter a valid e-mail address, such as ana@example.org.',
  pictureAddress: 'Please enter a valid URL.',
  loadFailed: 'Failed to load the leaders',
  added: 'Leader added successfully',
  updated: 'Leader updated successfully',
  deleted: 'Leader removed successfully',
  ordered: 'The leaders stand in their new order',
  addFailed: (message: string) => `Failed to add the leader: ${message}`,
  updateFailed: (message: string) => `Failed to update the leader: ${message}`,
  deleteFailed: (message: string) => `Failed to remove the leader: ${message}`,
  orderFailed: (message: string) => `Failed to save the order: ${message}`,
  deleteQuestion: (name: string) => `“${name}” will no longer be shown on the About page.`,
  othersChanged: 'Someone has added or removed a leader since you opened the list.',
} as const;
