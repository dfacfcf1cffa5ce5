// Signs in the accounts of the demonstration once each, with some notifications for the client.
import type { BrowserContext } from '@playwright/test';
import type { Product } from '../steps/product.ts';
import type { Links, Role } from './scene.ts';

interface Session {
  access_token: string;
  user: { id: string };
}

export type Sessions = Record<Role, Session>;

export async function createSessions(product: Product): Promise<Sessions> {
  const [client, partner, admin, secure] = await Promise.all([
    signIn(product, 'client'),
    signIn(product, 'partner'),
    signIn(product, 'admin'),
    signIn(product, 'secure'),
  ]);
  for (const [title, body] of notifications) await notify(product, client, title, body);
  await deleteNotifications(product, partner);
  return { client, partner, admin, secure };
}

/** Links of the client's wedding, and of the partner with the most reviews. */
export async function findLinks({ url, keys }: Product, { client }: Sessions): Promise<Links> {
  const rest = `${url}/rest/v1`;
  const read = async <T>(path: string) => {
    const [first] = await call<T[]>(`${rest}/${path}`, keys.secretKey, undefined, { method: 'GET' });
    if (first === undefined) throw new Error(`the demonstration has nothing for ${path}`);
    return first;
  };
  const { id: event } = await read<{ id: string }>('events?name=eq.Camille%20%26%20No%C3%A9&select=id&limit=1');
  const invitationOf = async (household: string) => {
    const filter = `event_id=eq.${event}&households.name=eq.${encodeURIComponent(household)}`;
    const { token } = await read<{ token: string }>(
      `household_links?${filter}&select=token,households!inner(name)&limit=1`,
    );
    return `/guest?token=${token}`;
  };
  const unansweredInvitation = async () => {
    const filter = `event_id=eq.${event}&households.invitation_state=eq.sent&order=household_id`;
    const { token } = await read<{ token: string }>(
      `household_links?${filter}&select=token,households!inner(id)&limit=1`,
    );
    return `/guest?token=${token}`;
  };
  const { slug, type } = await read<{ slug: string; type: string }>(
    'partners?order=rating_count.desc&select=slug,type',
  );
  const share = async (kind: string) => {
    const body = { of_event: event, kind, label: 'Traiteur' };
    return (await call<{ token: string }>(`${rest}/rpc/create_share_link`, keys.publishableKey, body, { as: client }))
      .token;
  };
  return {
    event: `/client/events/${event}`,
    invitation: await invitationOf('Élise et Karim Haddad'),
    reply: await invitationOf('Famille Bérard'),
    abroad: await unansweredInvitation(),
    kitchen: `/kitchen/${await share('kitchen')}`,
    timeline: `/timeline/${await share('timeline')}`,
    partner: `/partners/${type}/${slug}`,
  };
}

/** Stores the session before the first page loads. */
export async function restoreSession(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript((stored) => localStorage.setItem('liesse.session', stored), JSON.stringify(session));
}

const notifications = [
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

/** For the scene of an empty bell. */
const deleteNotifications = ({ url, keys }: Product, { user }: Session): Promise<unknown> =>
  call(`${url}/rest/v1/notifications?user_id=eq.${user.id}&select=id`, keys.secretKey, undefined, { method: 'DELETE' });

interface CallOptions {
  method?: string;
  as?: Session;
}

async function call<T>(url: string, key: string, body: unknown, options: CallOptions = {}): Promise<T> {
  const { method = 'POST', as } = options;
  const answer = await fetch(url, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${as?.access_token ?? key}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
