/** Under this key a browser keeps whether it is in admin mode (specification section 3). */
export const adminModeKey = 'isAdminMode';
