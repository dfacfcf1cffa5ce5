// The cookie of the invitations that were opened in a browser, the last one first. No script reads it, and no other site sends it
// with a form.
export interface StoredLink {
  /** The guest's id, as in /guest/{id}. */
  id: string;
  token: string;
  /** For pages with a password. */
  pass: string | null;
}

const NAME = 'liesse-guest';
/** An older link has to be opened again. */
const MAX_LINKS = 8;
/** The longest that browsers allow. The database decides how long a link opens something. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;
const LINK = /^([0-9a-f-]{36})\.([\w-]{32,64})\.([0-9a-f]{64})?$/;

export function readLinks(header: string | undefined): StoredLink[] {
  const value = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return (value ?? '')
    .split('~')
    .slice(0, MAX_LINKS)
    .flatMap((text) => {
      const [, id, token, pass] = LINK.exec(text) ?? [];
      return id === undefined || token === undefined ? [] : [{ id, token, pass: pass ?? null }];
    });
}

export const withLink = (links: readonly StoredLink[], link: StoredLink, isHttps: boolean): string =>
  cookieOf([link, ...links.filter(({ id, token }) => id !== link.id && token !== link.token)], isHttps);

export const withoutLink = (links: readonly StoredLink[], id: string, isHttps: boolean): string =>
  cookieOf(
    links.filter((link) => link.id !== id),
    isHttps,
  );

function cookieOf(links: readonly StoredLink[], isHttps: boolean): string {
  const value = links
    .slice(0, MAX_LINKS)
    .map(({ id, token, pass }) => `${id}.${token}.${pass ?? ''}`)
    .join('~');
  const age = links.length === 0 ? 0 : MAX_AGE_SECONDS;
  return `${NAME}=${value}; Path=/guest; Max-Age=${age}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
