// Who plays: the demonstration's accounts, signed in once each, with some news for the bell.
import type { BrowserContext } from '@playwright/test';
import type { Product } from '../steps/product.ts';
import type { Role } from './scene.ts';

interface Session {
  access_token: string;
  user: { id: string };
}

export type Cast = Record<Role, Session>;

export async function gatherCast(product: Product): Promise<Cast> {
  const [client, partner, admin, secure] = await Promise.all([
    signIn(product, 'client'),
    signIn(product, 'partner'),
    signIn(product, 'admin'),
    signIn(product, 'secure'),
  ]);
  for (const [title, body] of news) await notify(product, client, title, body);
  await hushed(product, partner);
  return { client, partner, admin, secure };
}

/** Makes the browser theirs from its first page on. */
export async function enterAs(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript((kept) => localStorage.setItem('liesse.session', kept), JSON.stringify(session));
}

const news = [
  ['Jeanne et Paul Vasseur seront là', 'Deux adultes, un enfant, au dîner et au brunch.'],
  ['Une échéance approche', 'Deuxième acompte du traiteur, dans sept jours.'],
  ['Maison Aubépine vous a répondu', 'Votre devis est prêt à être lu.'],
] as const;

const signIn = ({ url, keys }: Product, role: Role): Promise<Session> =>
  call(`${url}/auth/v1/token?grant_type=password`, keys.publishableKey, {
    email: `${role}@demo.liesse.example`,
    password: 'liesse-demo',
  });

const notify = ({ url, keys }: Product, to: Session, title: string, body: string): Promise<unknown> =>
  call(`${url}/rest/v1/rpc/notify`, keys.secretKey, {
    user: to.user.id,
    kind: 'replies',
    title,
    body,
    href: null,
    key: title,
  });

/** Their bell is empty. */
const hushed = ({ url, keys }: Product, { user }: Session): Promise<unknown> =>
  call(`${url}/rest/v1/notifications?user_id=eq.${user.id}&select=id`, keys.secretKey, undefined, 'DELETE');

async function call<T>(url: string, key: string, body: unknown, method = 'POST'): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
