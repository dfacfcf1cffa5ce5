// The push message of a notification, and what the service worker asks of an open page when it is clicked.
export interface PushMessage {
  /** Null for several notifications together. */
  id: string | null;
  title: string;
  body: string;
  /** A page of this site. */
  href: string | null;
}

/** Null when it is not a message of ours. */
export function parsePushMessage(data: unknown): PushMessage | null {
  const { id, title, body, href } = (data ?? {}) as Partial<Record<keyof PushMessage, unknown>>;
  if (typeof title !== 'string') return null;
  return {
    id: typeof id === 'string' ? id : null,
    title,
    body: typeof body === 'string' ? body : '',
    href: typeof href === 'string' && isOwnPath(href) ? href : null,
  };
}

/** `//elsewhere` and `/\elsewhere` are other sites to a browser. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** What an open page is asked to show. */
export interface OpenNotification {
  open: { id: string | null; href: string | null };
}

export function parseOpenNotification(data: unknown): OpenNotification['open'] | null {
  const { open } = (data ?? {}) as { open?: unknown };
  const message = parsePushMessage({ title: '', ...(open as object) });
  return open === undefined || message === null ? null : { id: message.id, href: message.href };
}

const MARK = '#notification=';

/** The address that a click opens where no page is open: the page marks the notification as read. */
export const addressOf = ({ id, href }: Pick<PushMessage, 'id' | 'href'>): string =>
  id === null ? (href ?? '/login') : `${(href ?? '/login').replace(/#.*$/, '')}${MARK}${id}`;

export const openedNotification = (hash: string): string | null =>
  hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
