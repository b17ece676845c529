/** What the site under test is started with. */
export const siteSecrets = {
  ADMIN_PASSWORD: 'bluebonnets-in-april',
  AUTH_SECRET: 'only-for-browser-tests-never-for-a-real-site',
};
