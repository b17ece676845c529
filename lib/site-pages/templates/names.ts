/** What a new page can begin with. */
export const templateNames = [
  'blank',
  'weddings',
  'preschool',
  'camp',
  'hall-hire',
  'safeguarding',
  'privacy',
  'not-meeting-yet',
] as const;
export type TemplateName = (typeof templateNames)[number];
