export default {
  home: {
    heroFocus: 'Tap what should stay in sight on every screen, such as the tower.',
    heroPublished: 'The background is now the same for all visitors.',
    heroChange: 'Change Background',
    heroTitle: 'Change Hero Background',
    heroLead:
      'Upload a picture or paste its address. Try it in this browser first; it is gone with the next load.',
    heroPicture: 'Background picture',
    heroHelp:
      'On a phone it is above the words; on a wide screen the words are on the side away from the point you tap. Leave it empty for the drawn landscape.',
    heroTry: 'Try in this browser',
    heroSave: 'Save for all visitors',
    heroNoun: 'page’s settings',
  } as const,
};
