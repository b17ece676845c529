// Not in a style sheet, which every site would send.

/** The notice lies behind the header, and what follows it no longer does. */
export const noticeStyles = `
.demo-notice { background: var(--color-night); border-bottom: 4px solid var(--color-gold); }
.demo-notice ~ * { --page-top: 0px; }
:root:has(.demo-notice) .site-header:not([data-scrolled]) { --header-ink: #fff; --focus: var(--color-gold); }
@media (width < 40rem) { .demo-notice .plate-button { width: 100%; } }
`;

/** Above an open dialog where the browser has popovers; above what lies at the foot of the page elsewhere. */
export const lineStyles = `
.demo-line {
  position: fixed; inset: auto 0 calc(3.5rem + 12px + env(safe-area-inset-bottom)) 0; z-index: 70;
  width: fit-content; max-width: min(36rem, calc(100% - 24px)); margin-inline: auto; padding: 10px 16px;
  border: 1px solid var(--color-gold); border-radius: 4px; background: var(--color-night); font-weight: 600;
}
.demo-line[hidden] { display: none; }
@media print { .demo-line, .demo-notice { display: none; } }
`;
