/**
 * Returns sentences about a page or controls that overflow the window horizontally. Scrolling elements, such as a row of
 * tabs, and hidden ones may overflow. Runs in the page.
 */
export function pastTheEdge(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const sideways = scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide on ${innerWidth}.`] : [];
  const controls = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')];
  const beyond = controls.filter((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    if (width < 2 || right < -1000 || (left > -1 && right < clientWidth + 1)) return false;
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    for (let around = control.parentElement; around; around = around.parentElement)
      if (around.scrollWidth > around.clientWidth && getComputedStyle(around).overflowX !== 'visible')
        return false;
    return true;
  });
  const name = document.querySelector('.site-name')?.getBoundingClientRect();
  const bar = document.querySelector('.site-header')?.getBoundingClientRect();
  const isCut = name && bar && (name.top < bar.top || name.bottom > bar.bottom || name.right > bar.right);
  return [
    ...sideways,
    ...beyond.map((control) => `'${control.textContent.trim() || control.ariaLabel}' lies past the edge.`),
    ...(isCut ? ['The name of the church runs out of the header.'] : []),
  ];
}
