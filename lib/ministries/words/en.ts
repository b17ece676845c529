export default {
  ministries: {
    loadFailedFromDatabase: 'Failed to load ministries from the database',
    unexpected: 'An unexpected error occurred',
    updateFailed: 'Failed to update ministry',
    saveFailed: 'Failed to save changes to the database',
    updated: 'Ministry updated successfully',
    title: 'Please give the ministry a title.',
    description: 'Please write what the ministry is about.',
    category: 'Please choose a category, or name one of your own.',
    imageAddress: 'Please enter a valid URL.',
    link: 'Please begin with https://, with mailto: or, for a page of this site, with a slash.',
    added: 'Ministry added successfully',
    addFailed: 'Failed to add ministry',
    deleted: 'Ministry removed successfully',
    deleteFailed: (message: string) => `Failed to remove the ministry: ${message}`,
    deleteQuestion: (title: string) => `“${title}” will no longer be shown on the site.`,
    ordered: 'The new order of the ministries is saved',
    orderFailed: (message: string) => `Failed to save the order: ${message}`,
    othersChanged: 'Someone has added or removed a ministry since you opened the list.',
    descriptionHelp:
      'Paragraphs, lists, links, bold and italics are kept; anything else is left out when you save. Tags that you type, such as <b>, work too.',
    ruleOff: 'The women’s ministry rule is off: this ministry’s meeting time is the one you enter here.',
  } as const,
  /** What the activity log, forms and the export call ministries and their fields. */
  ministriesLog: {
    singular: 'ministry',
    plural: 'ministries',
    kind: 'Ministries',
    subject: (name: string) => `the ministry ${name}`,
    labels: {
      title: 'Title',
      description: 'Description',
      imageurl: 'Picture',
      leadername: 'Leader Name',
      meetingtimes: 'Meeting Times',
      category: 'Category',
      link: 'Link',
      has_fixed_time: 'Women’s ministry time',
      position: 'Place in the list',
    },
    about: 'Ministries in the order of their page; descriptions are HTML.',
  } as const,
  /** The forms of staff. */
  ministryForm: {
    add: 'Add Ministry',
    adding: 'Adding...',
    addAbout: 'It is shown last in its category. Title, description and category are required.',
    editTitle: 'Edit Ministry Details',
    opening: 'Opening the ministry',
    save: 'Save Changes',
    saving: 'Saving...',
    editLabel: (title: string) => `Edit ${title}`,
    removeLabel: (title: string) => `Remove ${title}`,
    removeTitle: 'Remove this ministry?',
    changeOrder: 'Change Order',
    orderTitle: 'Order of the Ministries',
    orderAbout: 'The order under each category.',
    openingList: 'Opening the list',
    untitled: 'Untitled',
    title: 'Title',
    category: 'Category',
    otherCategory: 'Another…',
    categoryName: 'Name of the category',
    categoryHelp: 'It gets a heading and a tab of its own on this page while it has a ministry.',
    description: 'Description (HTML allowed)',
    leader: 'Leader Name',
    times: 'Meeting Times',
    link: 'Link',
    linkHelp:
      'Where “Learn more” leads: a web address, mailto: and an address, or a page of this site such as /visit.',
    picture: 'Picture',
    pictureHelp: 'Without a picture the site draws one for this ministry.',
    womens: 'This is the women’s ministry',
    womensHelp: (time: string) => `It then always meets ${time}. Entering another time turns this off.`,
  } as const,
  /** The ministries' page. */
  ministryPage: {
    title: 'Ministries',
    heading: 'Our Ministries',
    byCategory: 'Ministries by category',
    all: 'All Ministries',
    /** The site's own categories. They are stored in English. */
    categories: {
      Adult: 'Adult',
      Youth: 'Youth',
      Children: 'Children',
      International: 'International',
    },
    /** The category of ministries with an unreadable one. */
    others: 'More',
    /** The first ministries of a category, and the number of those not named. */
    named: (titles: readonly string[], more: number) =>
      more > 0 ? `${titles.join(', ')} and ${more} more` : titles.join(', '),
    leader: 'Led by',
    time: 'Meets',
    /** The time that the women's rule sets: as it is stored, and its time of day on the church's clock. */
    womensTime: (stored: string, _clock: string) => stored,
    learnMore: 'Learn more',
    readOn: 'Read on',
    readLess: 'Read less',
    /** After a link's words, for screen readers. */
    ofMinistry: (title: string) => ` about ${title}`,
    about: (title: string) => `About ${title}`,
    usually: 'Below is what usually runs; for this week, please ask us.',
    contact: 'Contact Us',
    mailSubject: 'Getting involved',
    /** A new site's ministries in the order of fallback.ts, and neutral descriptions for a church that has not changed them. */
    samples: {
      women: {
        title: 'Women’s Ministry',
        about: 'For women of every age. Ask us when they meet next.',
      },
      men: {
        title: 'Men’s Ministry',
        about: 'For men of every age. Ask us when they meet next.',
      },
      bibleStudy: {
        title: 'Adult Bible Study',
        about: 'A passage of the Bible, read together, with room for questions.',
      },
      youth: {
        title: 'Youth Group',
        about: 'For those between childhood and grown life. Ask us what there is for them.',
      },
      children: {
        title: 'Children’s Ministry',
        about: 'For the youngest. Ask us what there is for the age of your child.',
      },
      missions: {
        title: 'International Missions',
        about: 'Our friends and partners far from here. Ask us about them.',
      },
    },
  } as const,
};
