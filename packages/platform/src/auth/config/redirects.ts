// The one function that allows a redirect address: by exact origin, or by a pattern that the operator wrote.
import type { AuthConfig } from './config.ts';

export function allowedRedirect(config: AuthConfig, asked: string | null | undefined): string {
  const url = asked ? URL.parse(asked) : null;
  if (!url || url.username !== '' || url.password !== '') return config.siteUrl;
  const isAllowed =
    originsOf(config).includes(originOf(url)) ||
    (config.allowsAnyPort && isSameHost(url, new URL(config.siteUrl))) ||
    config.redirectPatterns.some((pattern) => expressionOf(pattern).test(url.href));
  return isAllowed ? url.href : config.siteUrl;
}

const isSameHost = (url: URL, site: URL): boolean =>
  /^https?:$/.test(url.protocol) && url.protocol === site.protocol && url.hostname === site.hostname;

/** Dots and slashes separate, as in the hosted service; the query and the fragment are not looked at. */
function expressionOf(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[*?]|[^*?]+/g, (part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./?#]*';
    if (part === '?') return '[^./?#]';
    return RegExp.escape(part);
  });
  return new RegExp(`^${source}(?:[?#].*)?$`);
}

const originsOf = (config: AuthConfig): string[] => [originOf(new URL(config.siteUrl)), ...config.redirectOrigins];

/** A native application's own scheme has no origin in the web's sense. */
const originOf = (url: URL): string => (url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin);

/** Adds what the client reads to an address: in the fragment for an implicit answer, in the query for a code. */
export function withParameters(address: string, values: Record<string, string>, where: 'query' | 'fragment'): string {
  const url = new URL(address);
  if (where === 'query') for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  else url.hash = new URLSearchParams(values).toString();
  return url.href;
}
