import { messages } from '#lib/language/messages.ts';

/** A state's abbreviation, in countries where envelopes have them. */
const regionExamples: Readonly<Record<string, string>> = {
  AU: 'NSW',
  BR: 'SP',
  CA: 'ON',
  IT: 'MI',
  MX: 'JAL',
  US: 'OH',
};

/** Returns what the field of a state's abbreviation expects, by the country's code. */
export function regionHelp(country = ''): string {
  return messages.settingsForm.regionHelp(regionExamples[country]);
}
