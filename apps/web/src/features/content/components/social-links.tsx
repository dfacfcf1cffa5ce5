// Links to the social profiles of the site. They are plain links: no request reaches those sites before a click.
import type { Network, SiteSettings } from '#web/features/content/settings.tsx';
import { site } from '#web/locales/fr/public/site.ts';

const { networks, social: label } = site.footer;

export function SocialLinks({ social }: Pick<SiteSettings, 'social'>) {
  const known = (Object.keys(networks) as Network[]).flatMap((network) => {
    const href = social[network];
    return href == null ? [] : [{ network, href }];
  });
  if (known.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-1 flex flex-wrap gap-x-5">
      {known.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="me noopener noreferrer"
            className="inline-flex min-h-11 items-center text-small underline-offset-4 hover:text-accent hover:underline"
          >
            {networks[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
