/** A chevron of two borders; it points down, and up while the shelf is open. */
const chevron = `.site-nav .menu-shelf summary{display:grid;place-items:center;width:28px;min-height:44px;list-style:none;cursor:pointer}
.site-nav .menu-shelf summary::-webkit-details-marker{display:none}
.site-nav .menu-shelf summary::before{content:"";width:8px;height:8px;border-block-end:2px solid currentColor;border-inline-end:2px solid currentColor;transform:translateY(-2px) rotate(calc(45deg*var(--along)));transition:transform 150ms var(--ease-out)}
.site-nav .menu-shelf[open] summary::before{transform:translateY(2px) rotate(calc(225deg*var(--along)))}`;

/** A paper shelf that slides out under its entry. */
const shelf = `.site-nav .menu-shelf ul{position:absolute;inset-block:100% auto;inset-inline:-12px auto;width:max-content;min-width:100%;max-width:min(18rem,60vw);max-height:calc(100dvh - var(--header-height) - 24px);overflow-y:auto;padding:6px 16px;border:solid var(--color-rule);border-width:0 1px 1px;border-radius:0 0 var(--radius-control) var(--radius-control);background:var(--color-paper);color:var(--color-ink);--focus:var(--color-accent);box-shadow:var(--shadow-float);animation:arrive 150ms var(--ease-out)}
.site-nav li:nth-last-child(-n+2)>.menu-shelf ul{inset-inline:auto 0}
.site-nav .menu-shelf li+li{border-top:1px solid var(--color-rule)}
.site-nav .menu-shelf a{display:block;padding:12px 2px}
.site-nav .menu-shelf a::after{bottom:8px}
.site-nav .menu-shelf a[aria-current]{font-weight:750}
.site-nav .menu-shelf a[aria-current]::after{content:none}
:root:has(.sky-page) .site-header:not([data-scrolled]) .site-nav .menu-shelf a:not([aria-current])::after{background:var(--color-second)}`;

/** Both levels at once on a phone: the second is indented. */
const phone = `.mobile-menu .menu-shelf summary{display:none}
.mobile-menu .menu-shelf ul{padding-block-end:10px;padding-inline-start:20px}
.mobile-menu .menu-shelf a{display:flex;align-items:center;min-height:44px;font-size:1.125rem}
.mobile-menu .menu-shelf a[aria-current]{color:var(--color-gold);font-weight:700}`;

/**
 * The styles of menus of the church's own: entries may be long, and have others below them. They take more room, so
 * windows of middling width have the menu of narrow ones. A text, since style sheets are in every document and few
 * churches need these; without nesting, which no build takes out of it.
 */
export const ownMenuStyles = `@layer components{
.site-nav{min-width:0}
.site-nav>ul>li{position:relative;display:flex;align-items:center}
.site-nav>ul>li>a{line-height:1.15;white-space:normal;overflow-wrap:break-word}
@container (max-width:79.98rem){.site-nav>ul{font-size:.9375rem}}
${chevron}
${shelf}
${phone}
}
@container (max-width:63.98rem){.site-nav{display:none!important}.mobile-menu{display:block!important}}`;
