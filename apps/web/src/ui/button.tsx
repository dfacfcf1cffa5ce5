// Buttons, and links that look like buttons.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Spinner } from '#web/ui/feedback/loader.tsx';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'medium' | 'small';

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-round font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-deep [a&]:hover:bg-accent-deep',
  secondary: 'border border-edge bg-raised text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'text-accent enabled:hover:bg-accent-wash [a&]:hover:bg-accent-wash',
  danger: 'bg-danger text-on-accent enabled:hover:brightness-90',
};

const sizes: Record<Size, string> = {
  medium: 'min-h-12 px-6 text-body',
  small: 'min-h-11 px-4 text-small',
};

export function buttonLook({ look = 'primary', size = 'medium', wide = false }: ButtonStyle = {}): string {
  return `${base} ${looks[look]} ${sizes[size]} ${wide ? 'w-full' : ''}`;
}

interface ButtonStyle {
  look?: Look;
  size?: Size;
  /** Full width. */
  wide?: boolean;
}

interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Shows a spinner and ignores further clicks. */
  isBusy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look,
  size,
  wide,
  isBusy = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // A busy button is not `disabled`: browsers take the focus away from a disabled button and never return it. Preventing the
      // default stops the submission, also by Enter in a field, which clicks the form's button.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={buttonLook({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonStyle {
  href: string;
  lang?: string;
  /** Loads the page from the server instead of navigating in the application. */
  reload?: boolean;
  /** The link opens an overlay, so the page below keeps its scroll position. */
  preventScrollReset?: boolean;
  children: ReactNode;
}

/** Links to an anchor and full page loads use a plain <a>. */
export function ButtonLink({
  href,
  lang,
  reload = false,
  preventScrollReset = false,
  children,
  ...style
}: ButtonLinkProps) {
  const className = buttonLook(style);
  if (reload || href.startsWith('#')) {
    return (
      <a href={href} lang={lang} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} lang={lang} preventScrollReset={preventScrollReset} className={className}>
      {children}
    </Link>
  );
}
