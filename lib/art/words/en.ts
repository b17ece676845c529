export default {
  art: {
    invalidColor: 'Please choose a color such as #2d4a94.',
    colorLabels: {
      accent: 'Buttons and links',
      second: 'Dates and marks',
      night: 'Dark grounds',
      gold: 'Light color on dark grounds',
    },
    asPicked: 'as you picked it',
    moved: (picked: string) => `moved from ${picked}`,
    made: (picked: string) => `made from ${picked}`,
    contrast: (ratio: number) => `contrast of ${ratio.toFixed(1)} to 1 or better`,
    own: 'the site’s own',
    working: 'Calculating …',
  } as const,
};
