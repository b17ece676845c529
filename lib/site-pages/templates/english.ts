import type { TemplateName } from './names.ts';
import { button, questions, type Template, words } from './parts.ts';

const office = 'Write to {email}[ or call {phone}], and we will find a time to talk.';

export const englishTemplates: Record<TemplateName, Template> = {
  blank: { summary: '', blocks: [] },
  weddings: {
    summary:
      'Getting married at {church}: how to ask, what we talk about beforehand, and what the day needs.',
    blocks: [
      words(
        `<p>It is a joy when two people want to begin their marriage before God.</p><h3>First, a conversation</h3><p>${office} Please ask before you book anything else.</p>`,
      ),
      questions(
        ['When should we ask?', 'As early as you can.'],
        ['Do you prepare couples?', 'Please write here how you prepare couples.'],
        ['May we bring our own music?', 'Bring your ideas to our first conversation.'],
      ),
      { kind: 'address' },
    ],
  },
  preschool: {
    summary: 'The preschool at {church}: how a day goes, and how to come and see it.',
    blocks: [
      words(
        '<p>Our preschool is for young children and their families.</p><h3>How a day goes</h3><p>Please write here how a day goes.</p>',
      ),
      questions(
        ['Which ages do you take?', 'Please write the ages here.'],
        ['What does it cost?', 'Please write the fees here, and how families can ask for help with them.'],
        ['May we come and see it?', 'Please do. A visit says more than any page.'],
      ),
      words(`<h3>Come and see</h3><p>${office}</p>`),
    ],
  },
  camp: {
    summary: 'Camp with {church}: when it is, what to pack, and how to sign up.',
    blocks: [
      words(
        '<p>Here is what you need to know before you sign up.</p><h3>What to pack</h3><ul><li>A sleeping bag and a pillow</li><li>Clothes for wet weather</li><li>A flashlight</li><li>A Bible, if you have one</li></ul>',
      ),
      { kind: 'events', count: 3, search: 'camp' },
      questions(
        ['Who may come?', 'Please write the ages here.'],
        ['What does it cost?', 'Please write the price here.'],
        ['Who looks after the children?', 'Please write here who they are, and how you choose them.'],
      ),
      words(`<h3>Questions?</h3><p>${office}</p>`),
    ],
  },
  'hall-hire': {
    summary: 'Rooms at {church} for meetings, classes and parties: what there is, and how to ask.',
    blocks: [
      words(
        '<p>Our rooms are open to neighbors: for classes, meetings, concerts and birthday parties.</p><h3>What there is</h3><p>Please write here which rooms there are, and what they have.</p>',
      ),
      questions(
        ['What does it cost?', 'Please write the prices here.'],
        ['What should we know?', 'Please leave the rooms as you found them.'],
        ['How do we book?', 'Tell us the day, the time, how many people and what for.'],
      ),
      words(`<h3>Ask for a date</h3><p>${office}</p>`),
      { kind: 'address' },
    ],
  },
  safeguarding: {
    summary: 'How {church} keeps children and adults safe, and whom to tell when something is wrong.',
    blocks: [
      {
        kind: 'notice',
        html: '<p>If someone is in danger now, call the emergency services first.</p>',
      },
      words(
        '<p>Everyone should be safe here: children, young people and adults. We take every concern seriously, no matter who it is about.</p><h3>What we do</h3><p>Please write here who is checked and trained, and what you do with a concern.</p><h3>Whom to tell</h3><p>Please write here who is responsible, with a telephone number. You can always write to {email}[ or call {phone}].</p><p>You do not need proof, and you do not have to be sure. Tell us what you saw or heard.</p>',
      ),
    ],
  },
  privacy: {
    summary: 'What this website of {church} asks for, who reads it and how long it is kept.',
    blocks: [
      words(
        '<p>This website is run by {church}, {address}. Write to {email}[ or call {phone}] with any question about it.</p><h3>What we ask for</h3><p>The prayer form asks for your name, your e-mail address and what we may pray for. You may ask us to keep your name from everyone who prays. A form or a sign-up asks for your name, your e-mail address and what you read there.</p><p>For letters we keep your e-mail address, your name if you give it, what you chose and which e-mails went to you, never whether you read them. A reminder of a date asks for your e-mail address. Messages to a phone do not ask who you are: we keep an address and keys of your browser, and what you chose; they go, encrypted, through the service of your browser’s maker. Nothing else on this site asks who you are.</p><h3>Who reads it</h3><p>The people of our church who pray, those who prepare what you sign up for, and those who look after this site. We give it to nobody else.</p><h3>How long it is kept</h3><p>Until a prayer request is completed and deleted. What you answer in a form or a sign-up is deleted by itself as many days after its date as the form says; the number of people stays. The link in each letter ends all letters, or erases everything: then only a code stays, of which no address can be made. An address that nobody confirms is deleted a week after we asked, that of a reminder a week after it was sent, and what we keep of your browser once you end its messages. Tell us and we delete yours at once. Backups keep a copy for up to a year more.</p><h3>No tracking</h3><p>This site counts no visitors, shows no advertising and sets no cookies for those who read it. Staff who sign in have cookies that keep them signed in and recognize their browser. Your browser remembers some choices, such as a message that you closed; they stay with you.</p><h3>Other websites</h3><p>Videos, maps and forms of other websites load once you start them; then those websites learn your address and may set cookies of their own.</p><h3>Your rights</h3><p>You may ask what we know about you, have it corrected or deleted, and complain to the authority that protects data where you live.</p>',
      ),
    ],
  },
  'not-meeting-yet': {
    summary: '{church} is just beginning: how to hear when we first meet.',
    blocks: [
      words(
        '<p>We are a new church in {city}, and do not meet on Sundays yet. Right now we pray, plan and get to know our neighbors.</p><h3>Be there from the start</h3><p>Write to {email}, and we will tell you when and where we first meet. There is room for you at the table before that.</p>',
      ),
      { kind: 'events', count: 3 },
      { kind: 'prayer' },
      button('Who we are', '/about'),
    ],
  },
};
