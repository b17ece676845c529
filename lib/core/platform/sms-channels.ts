/** How a short message can reach a phone. Client-safe. */
export const smsChannels = ['sms', 'whatsapp'] as const;
export type SmsChannel = (typeof smsChannels)[number];
