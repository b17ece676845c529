import './button.css';
import type { ComponentProps, ReactNode } from 'react';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { PageLink } from './links/page-link.tsx';
import { Spinner } from './progress/spinner.tsx';

interface Look {
  /** `gold` and `light` are for dark grounds. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'gold' | 'light';
  size?: 'normal' | 'small';
  /** Shows the button as busy and disables it. */
  pending?: boolean;
  className?: string;
  children: ReactNode;
}

type ButtonProps =
  | (Look & { href: string; scroll?: boolean } & Omit<ComponentProps<'a'>, keyof Look | 'href'>)
  | (Look & { href?: undefined } & Omit<ComponentProps<'button'>, keyof Look>);

/** A button, or with `href` a link that looks like one: a page of the site, another site, mailto or tel. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'normal', pending, className = '', children, ...rest } = props;
  const look = { className: `plate-button ${className}`, 'data-variant': variant, 'data-size': size };
  const content = (
    <>
      {pending && <Spinner />}
      <span>{children}</span>
    </>
  );
  if (rest.href === undefined) {
    return (
      <button
        type="button"
        {...rest}
        {...look}
        disabled={rest.disabled || pending}
        aria-busy={pending || undefined}
      >
        {content}
      </button>
    );
  }
  if (!rest.href.startsWith('/') || rest.download !== undefined) {
    return (
      <a
        {...rest}
        href={inLanguage(rest.href)}
        {...look}
        rel={rest.target === '_blank' ? 'noopener noreferrer' : rest.rel}
      >
        {content}
      </a>
    );
  }
  return (
    <PageLink {...rest} {...look}>
      {content}
    </PageLink>
  );
}
