import { line, text } from '#lib/core/fields/field.ts';
import { claiming, list, oneLine, plain } from '../page-text.ts';

export const beliefsTexts = {
  'beliefs.description': claiming(
    plain(
      'What search engines show',
      200,
      'What we believe about God, Jesus Christ, salvation, the Holy Spirit, the Bible and life in the Spirit, in six short statements and plain words.',
    ),
    'What we believe at {church}, in plain words.',
  ),
  'beliefs.lead': claiming(
    plain(
      'Below the title',
      280,
      'We hold these six things in common with Christians across the centuries. You do not need to agree with all of them, or with any of them, to come on a Sunday.',
    ),
    'What this church believes, in plain words. You do not need to agree with all of it, or with any of it, to come.',
  ),
  'beliefs.opening': oneLine('Before statements that begin with a small letter', 30, 'We believe'),
  'beliefs.statements': claiming(
    list(
      'The statements',
      {
        noun: 'statement',
        least: 1,
        most: 20,
        fields: {
          title: line('Heading', 60),
          passage: line('Passage of the Bible', 40, { isOptional: true }),
          text: text('Words', 900),
        },
      },
      [
        {
          title: 'God',
          passage: 'Deuteronomy 6:4',
          text: 'in one God, the maker of everything that is, who has always lived as Father, Son and Holy Spirit: three persons, one God, equal in every way. Christians call this the Trinity. He is holy, and he is kind, and nothing that he has made is beneath his notice.',
        },
        {
          title: 'Jesus Christ',
          passage: 'John 1:14',
          text: 'that Jesus is the Son of God, fully God and fully human, born of the virgin Mary. He lived without sin, died on a cross in our place, and on the third day rose bodily from the dead. He reigns now with the Father, and he will come again to judge and to make all things new.',
        },
        {
          title: 'Salvation',
          passage: 'Ephesians 2:8-9',
          text: 'that every one of us has turned away from God, which the Bible calls sin, and that nobody can mend this by being good. God forgives us and makes us his children as a gift, and we receive it by turning back to him and trusting Jesus. It cannot be earned. It changes everything after.',
        },
        {
          title: 'The Holy Spirit',
          passage: 'John 14:26',
          text: 'that the Holy Spirit is God present with us. He opens our eyes to Jesus, makes us new, and lives in everyone who believes. He comforts, and he corrects, and he gives to each of us gifts that are meant to be spent on others.',
        },
        {
          title: 'The Bible',
          passage: '2 Timothy 3:16-17',
          text: 'that the Bible, in its Old and New Testaments, was written by people as the Spirit of God moved them, and that it is true and can be trusted in all that it teaches. It has the last word on what we believe and on how we live.',
        },
        {
          title: 'Life in the Spirit',
          passage: 'Galatians 5:22-25',
          text: 'that following Jesus is a life and not a moment. With the help of the Spirit we grow in love, honesty and courage. We pray, for healing too. We are baptized, we share bread and cup together, and we seek the good of our neighbors until he comes.',
        },
      ],
    ),
  ),
  'beliefs.ending': oneLine('After the last statement', 30, 'Amen.'),
  'beliefs.after': claiming(
    plain(
      'Below the statements',
      280,
      'Words like these can raise more questions than they settle. Bring yours: the pastors would rather talk over coffee than win an argument.',
    ),
    'Words like these can raise more questions than they settle. Bring yours.',
  ),
} as const;
