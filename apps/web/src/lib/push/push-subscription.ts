// The subscription of this browser or application to push messages. It asks for permission in `turnOnPush` alone, which a person starts.
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { type NativePush, native, type PushPermission } from '#web/lib/device/native.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';
import { findAppWorker, registerAppWorker } from '#web/lib/push/app-worker.ts';
import { endPush } from '#web/lib/push/end-push.ts';

/** `needs-install`: Safari on iPhone and iPad offers push messages to applications of the home screen only. */
export type PushState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on';

/** Why push messages were not turned on, beside the refusals of the server. */
export type PushRefusal = 'denied' | 'unanswered' | 'unavailable' | 'unreachable';

/** Without a network to the push service, a browser answers neither yes nor no. */
const SUBSCRIBE_MS = 20_000;

export async function readPushState(personId: string): Promise<PushState> {
  const permission = await readPermission();
  if (permission !== 'granted' && permission !== 'prompt') return permission;
  return permission === 'granted' && remembered('push') === personId ? 'on' : 'off';
}

async function readPermission(): Promise<PushPermission | 'unsupported' | 'needs-install'> {
  const device = native();
  if (device !== null) return device.push.permission();
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-install' : 'unsupported';
  return Notification.permission === 'default' ? 'prompt' : Notification.permission;
}

export async function turnOnPush(personId: string): Promise<Done> {
  const device = native();
  if (device !== null) {
    const offered = await isOffered(device.push.service);
    if (!offered.ok) return offered;
  }
  // In a browser it is asked first: some require that the click was a moment ago.
  const permission = await (device?.push.askPermission() ?? Notification.requestPermission());
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
  if ((await readPushState(personId)) !== 'on') return;
  const endpoint = await currentEndpoint();
  const client = await supabase();
  const { count } = await client
    .from('push_subscriptions')
    .select('id', { count: 'exact', head: true })
    .eq('endpoint', endpoint ?? '');
  if (count === 0) await subscribe(personId);
}

async function currentEndpoint(): Promise<string | null> {
  const device = native();
  if (device !== null) return device.push.register();
  const subscription = await (await findAppWorker())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

async function subscribe(personId: string): Promise<Done> {
  const device = native();
  const saved = await (device === null ? subscribeThisBrowser() : subscribeApplication(device.push));
  if (saved.ok) remember('push', personId);
  return saved;
}

/** Registering where Firebase is not configured would end the application: the server is asked before. */
const isOffered = async (service: NativePush['service']): Promise<Done> => {
  const found = await callApi(
    (client) => client.rpc('sends_push_by', { service }),
    (isSent: boolean) => ({ isSent }),
  );
  return !found.ok || found.isSent ? found : refused('unavailable');
};

async function subscribeApplication(push: NativePush): Promise<Done> {
  const token = await push.register();
  if (token === null) return refused('unreachable');
  return writeApi((client) => client.rpc('subscribe_application_to_push', { service: push.service, token }));
}

async function subscribeThisBrowser(): Promise<Done> {
  const found = await callApi(
    (client) => client.rpc('push_public_key'),
    (key: string | null) => ({ key }),
  );
  if (!found.ok) return found;
  if (found.key === null) return refused('unavailable');
  const subscription = await subscribeBrowser(found.key);
  if (subscription === null) return refused('unreachable');
  const { endpoint, keys } = subscription.toJSON();
  return writeApi((client) =>
    client.rpc('subscribe_to_push', {
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth_secret: keys?.['auth'] ?? '',
    }),
  );
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
