import { paths } from '../../../lib/paths.ts';
import { press, type Screen, see } from './screen.ts';

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
  {
    page: 'ministries',
    name: 'page, staff',
    path: paths.ministries,
    as: 'staff',
    open: (page) => see(page, 'Edit'),
  },
  {
    page: 'ministries',
    name: 'edit',
    path: paths.ministries,
    as: 'staff',
    frame: 'window',
    open: async (page) => {
      await press(page, 'Edit Youth Group');
      await see(page, 'Edit Ministry Details');
    },
  },
  {
    page: 'frame',
    name: 'menu of a phone',
    path: paths.beliefs,
    frame: 'window',
    to: 767,
    open: async (page) => {
      await page.getByLabel('Menu', { exact: true }).click();
      await see(page, 'Visit Us');
    },
  },
  { page: 'frame', name: 'forced colours', path: paths.home, forcedColors: true },
];
