/** Closes open shelves of the header's menu: at a press or focus outside, after a choice, and on Escape. */
export const shelfScript = `(() => {
  const shelves = () => document.querySelectorAll('.site-nav .menu-shelf[open]');
  const leave = ({ target }) => shelves().forEach((shelf) => {
    if (!shelf.contains(target) || target.closest('a')) shelf.open = false;
  });
  addEventListener('click', leave);
  addEventListener('focusin', ({ target }) => shelves().forEach((shelf) => {
    if (!shelf.contains(target)) shelf.open = false;
  }));
  addEventListener('keydown', ({ key }) => key === 'Escape' && shelves().forEach((shelf) => {
    const isInside = shelf.contains(document.activeElement);
    shelf.open = false;
    if (isInside) shelf.querySelector('summary').focus();
  }));
})();`;
