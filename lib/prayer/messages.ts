/** Messages of the prayer form and the staff page of requests. */
export const prayerMessages = {
  dialogTitle: 'Submit a Prayer Request',
  nameTooShort: 'Name must be at least 2 characters.',
  invalidEmail: 'Please enter a valid email address.',
  requestTooShort: 'Prayer request must be at least 10 characters.',
  wrongAnswer: 'Incorrect answer, please try again.',
  noAnswer: 'Please answer the question.',
  questionFirst: 'Before it is sent, we ask you a short question to keep programs out.',
  questionMissing: 'The question that keeps programs out did not arrive.',
  anotherQuestion: 'Another question',
  lookAgain: 'Nothing is sent yet. Please look at what is marked below.',
  received: 'Your prayer request has been received. Our prayer team will be praying for you.',
  submitAlert: (message?: string) =>
    message || 'There was an error submitting your prayer request. Please try again.',
  submitFailed: (message?: string) => `Error submitting prayer request: ${message || 'Please try again.'}`,

  loadFailed: 'Error loading prayer requests',
  stoppedLoadFailed: (message: string) => `The state of notifications could not be loaded: ${message}`,
  empty: (label: string) => `No prayer requests with status: ${label}`,
  statusChanged: (label: string) => `Prayer request status changed to ${label}.`,
  viewed: 'Prayer request has been marked as viewed and moved to In Progress.',
  statusFailed: (message?: string) => `Failed to update status: ${message || 'Unknown error'}`,
  deleted: 'The prayer request has been permanently deleted.',
  deleteFailed: (message: string) => `Failed to delete the prayer request: ${message}`,
  anonymous: 'Anonymous',
  besideStream: 'beside the live stream',
} as const;
