let isTyped = false;

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    // A search is no loss.
    isTyped ||= target instanceof Element && !target.closest('search');
  });
}

/** Whether somebody has typed into a form since this document was loaded: a load of it would lose that. */
export const hasTyped = () => isTyped;
