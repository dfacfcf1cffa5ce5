// The subscription of this browser to push messages. The browser asks for permission in `turnOnPush` alone, which a person starts.
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';
import { findAppWorker, registerAppWorker } from '#web/lib/push/app-worker.ts';
import { endPush } from '#web/lib/push/end-push.ts';

/** `needs-install`: Safari on iPhone and iPad offers push messages to applications of the home screen only. */
export type PushState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on';

/** Why push messages were not turned on, beside the refusals of the server. */
export type PushRefusal = 'denied' | 'unanswered' | 'unavailable' | 'unreachable';

/** Without a network to the push service, a browser answers neither yes nor no. */
const SUBSCRIBE_MS = 20_000;

export function readPushState(personId: string): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && remembered('push') === personId ? 'on' : 'off';
}

export async function turnOnPush(personId: string): Promise<Done> {
  // It is asked first: some browsers require that the click was a moment ago.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return refused(permission === 'denied' ? 'denied' : 'unanswered');
  return subscribe(personId);
}

export async function turnOffPush(): Promise<Done> {
  const endpoint = await endPush();
  if (endpoint === null) return { ok: true };
  return writeApi((client) => client.from('push_subscriptions').delete().eq('endpoint', endpoint));
}

/** Subscribes again where the browser or the end of a session has dropped the subscription since. Nothing is asked. */
export async function renewPush(personId: string): Promise<void> {
  if (readPushState(personId) !== 'on') return;
  const subscription = await (await findAppWorker())?.pushManager.getSubscription();
  const client = await supabase();
  const { count } = await client
    .from('push_subscriptions')
    .select('id', { count: 'exact', head: true })
    .eq('endpoint', subscription?.endpoint ?? '');
  if (count === 0) await subscribe(personId);
}

async function subscribe(personId: string): Promise<Done> {
  const found = await callApi(
    (client) => client.rpc('push_public_key'),
    (key: string | null) => ({ key }),
  );
  if (!found.ok) return found;
  if (found.key === null) return refused('unavailable');
  const subscription = await subscribeBrowser(found.key);
  if (subscription === null) return refused('unreachable');
  const { endpoint, keys } = subscription.toJSON();
  const saved = await writeApi((client) =>
    client.rpc('subscribe_to_push', {
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth_secret: keys?.['auth'] ?? '',
    }),
  );
  if (saved.ok) remember('push', personId);
  return saved;
}

async function subscribeBrowser(key: string): Promise<PushSubscription | null> {
  try {
    const { pushManager } = await registerAppWorker();
    const former = await pushManager.getSubscription();
    // A subscription is bound to the key of the site that made it; another key is refused.
    if (former !== null && keyOf(former) !== key) await former.unsubscribe();
    return await Promise.race([
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), SUBSCRIBE_MS)),
    ]);
  } catch {
    return null;
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The page has a sentence for each of these codes. */
const refused = (code: PushRefusal): Refusal => ({ ok: false, code, message: '', details: {} });
