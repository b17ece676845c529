/** The mail about a prayer request, to a member of the team. */
export const prayerMailMessages = {
  subject: (church: string) => `A new prayer request at ${church}`,
  heading: 'Someone has asked our prayer team to pray:',
  from: (author: string) => `From: ${author}`,
  received: (moment: string) => `Received: ${moment}`,
  open: 'Open the prayer requests',
  thanks: 'Thank you for praying. Please keep what you read here within the team.',
} as const;
