interface ServiceOnDay {
  title: string;
  short_title: string | null;
  time: string;
  /** Its status where it differs from usual, 'Cancelled'. */
  said: string | null;
}

export const eventMessages = {
  titleRequired: 'Title is required',
  dateRequired: 'Date is required',
  timeRequired: 'Time is required',
  timeUnreadable: 'Please enter when it starts, such as 10:30 AM.',
  lengthRequired: 'Please enter a length of 5 to 600 minutes.',
  locationRequired: 'Location is required',
  descriptionRequired: 'Description is required',
  combined: 'Please fill in all required fields',
  invalidStart: 'Invalid start date',
  invalidEnd: 'Invalid end date',
  endAfterStart: 'Must be after the start date',
  invalidUrl: 'Please enter a valid URL.',
  created: 'Event created successfully',
  updated: 'Event updated successfully',
  deleted: 'Event deleted successfully',
  seriesDeleted: 'All events in series deleted successfully',
  serviceCreated: 'Service created successfully',
  serviceUpdated: 'Service updated successfully',
  serviceDeleted: 'Service deleted successfully',
  createFailed: (message?: string) =>
    message ? `Error creating event: ${message}` : 'Error creating event. Please try again.',
  updateFailed: (message?: string) =>
    message ? `Failed to update event: ${message}` : 'Failed to update event. Please try again.',
  /** One date was not cancelled or restored. */
  saveFailed: (message: string) => `Failed to save event: ${message}`,
  /** In the confirmation dialog, beside the reason. */
  deleteFailedAtAll: 'Failed to delete event',
  deleteFailed: (message?: string) => `Failed to delete event: ${message || 'Unknown error'}`,
  seriesDeleteFailed: 'Failed to delete event series',
  /** An empty day of the calendar. */
  nothingOn: 'No events scheduled for this date',
  /** A day of the calendar with an unlisted church service. */
  serviceOn: ({ title, short_title, time, said }: ServiceOnDay) =>
    `${short_title ?? title} at ${time}${said ? `: ${said.toLowerCase()}` : ''}`,
  noServices: 'No church service is on the site. The first one you add shows everywhere at once.',
  servicesLoadFailed: (message?: string) =>
    message ? `Failed to load services: ${message}` : 'Failed to load services. Please try again.',
  dayLoadFailed: 'What is on that day could not be loaded.',
  featuredLoadFailed: 'Failed to load featured events. Please try again.',
  missingId: 'Cannot update event: Missing event ID',
  blankId: 'Event ID is required for updates',
  invalidId: 'Cannot update event: Invalid event ID format',
  notFound: 'Event not found',
  serviceNotFound: 'Service not found',
  updateFoundNothing: 'Event not found or update failed',
  closed: (message: string) =>
    `The church is closed then: “${message}” Open it again first, or say for this one date how it is held.`,
  synced: (name: string) =>
    `This event comes from ${name} and is changed there. To change it here, choose “Make it ours” first.`,
  from: (name: string) => `from ${name}`,
  makeOurs: 'Make it ours',
  detached: 'The event is yours now',
  noMinistry: 'There is no such ministry.',
  oursAlready: 'This event is yours already.',
  countRange: 'count must be a whole number from 1 to 50.',
  notADate: (field: string) => `${field} must be a date such as 2026-01-31.`,
  bothEnds: 'Please give both from and to.',
  windowEndsFirst: 'to must not be before from.',
  windowTooLong: 'A window may be at most 2 years long.',
  statusNeedsDate: 'Please choose the one date to cancel, or whose cancellation to undo.',
} as const;
