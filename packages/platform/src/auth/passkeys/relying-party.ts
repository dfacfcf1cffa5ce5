// Whom passkeys are made for. From the configuration alone: a header could name somebody else's site.
import { isIP } from 'node:net';
import type { AuthConfig } from '#platform/auth/config/config.ts';

export interface RelyingParty {
  /** The domain that credentials belong to. */
  id: string;
  /** The origins of that domain where a ceremony may take place. */
  origins: string[];
}

export function relyingParty(config: Pick<AuthConfig, 'siteUrl' | 'redirectOrigins'>): RelyingParty {
  const sites = [config.siteUrl, ...config.redirectOrigins].flatMap((address) => {
    const url = URL.parse(address);
    return url && /^https?:$/.test(url.protocol) ? [url] : [];
  });
  const [first] = sites;
  if (!first) throw new Error('auth.site_url must be the address of a site');
  // Browsers make no credential for a number: on a machine of one's own, `localhost` among the redirects serves.
  const { hostname: id } = sites.find(({ hostname }) => isDomain(hostname)) ?? first;
  const own = sites.filter(({ hostname }) => hostname === id || hostname.endsWith(`.${id}`));
  return { id, origins: [...new Set(own.map(({ origin }) => origin))] };
}

const isDomain = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
