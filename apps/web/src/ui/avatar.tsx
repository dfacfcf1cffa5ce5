// A person's picture, or their initials.
import { initialsOf } from '#web/lib/format/initials.ts';

interface AvatarProps {
  name: string;
  url?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
}

// The circle does not grow with the text of the browser, so its initials do not either.
const sizes = {
  small: 'size-9 text-[13px]/none',
  medium: 'size-12 text-[17px]/none',
  large: 'size-24 text-title',
} as const;

export function Avatar({ name, url, size = 'small' }: AvatarProps) {
  const look = `grid shrink-0 place-items-center overflow-hidden rounded-round border border-hairline bg-metal-wash font-display text-metal ${sizes[size]}`;
  if (url) return <img src={url} alt="" className={`${look} object-cover`} />;
  // The initials are aria-hidden: a button that contains the avatar is labelled with the person's name.
  return (
    <span aria-hidden data-initials={initialsOf(name)} className={`${look} before:content-[attr(data-initials)]`} />
  );
}
