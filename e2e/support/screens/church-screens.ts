import { paths } from '#lib/core/addresses/linked-paths.ts';
import { alike, answer, press, type Screen, see, until } from './screen.ts';

/** The pages about the church, and the frame around every page. */
export const churchScreens: Screen[] = [
  {
    page: 'giving',
    name: 'how to give by text',
    path: paths.giving,
    frame: 'window',
    open: async (page) => {
      await press(page, 'Text To Give');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { page: 'visit', name: 'without scripts', path: paths.visit, withoutScripts: true },
  ...alike({ page: 'ministries', path: paths.ministries, as: 'staff' }, [
    { name: 'page, staff', open: (page) => see(page, 'Edit') },
    {
      name: 'edit',
      frame: 'window',
      open: async (page) => {
        await press(page, 'Edit Youth Group');
        await see(page, 'Edit Ministry Details');
      },
    },
  ]),
  {
    page: 'frame',
    name: 'a page that failed',
    path: paths.prayerAdmin,
    as: 'staff',
    expectedErrors: [/TypeError|Cannot read properties/],
    prepare: (page) => answer(page, /\/api\/prayer-requests\?/, [null]),
    open: (page) => see(page, 'Unexpected Application Error!'),
  },
  {
    page: 'frame',
    name: 'a frame that failed',
    path: paths.about,
    expectedErrors: [/TypeError|Cannot read properties/],
    prepare: (page) => answer(page, '**/api/banner', [null]),
    open: (page) =>
      until(page, 'Unexpected Application Error!', () =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      ),
  },
  { page: 'frame', name: 'forced colours', path: paths.home, forcedColors: true },
];
