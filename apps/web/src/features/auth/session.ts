// Who is signed in, as one store that every screen reads. The platform's client is loaded only when there is a session
// to look at or somebody asks to sign in.
import { matchRole, type PartnerType, type Permission, partnerTypes, permissions, type Role } from '@liesse/domain';
import type { Session, User } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { hasKeptSession, markSessionRefused } from '#web/lib/api/session-storage.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';
import { clearLocalCache } from '#web/lib/offline/local-cache.ts';
import { remember } from '#web/lib/offline/storage-keys.ts';

export interface Person {
  id: string;
  email: string;
  name: string;
  role: Role;
  partnerType: PartnerType | null;
  permissions: readonly Permission[];
  avatarUrl: string | null;
}

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  /** The password was right; the code is still asked. */
  | { status: 'second-step'; email: string }
  | { status: 'signed-in'; person: Person };

const LOADING: SessionState = { status: 'loading' };
const SIGNED_OUT: SessionState = { status: 'signed-out' };

let state: SessionState = LOADING;
let opening: Promise<Supabase> | null = null;
const listeners = new Set<() => void>();

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, getSession, () => LOADING);
}

export const getSession = (): SessionState => state;

/** The client, once it listens to what happens to the session. */
export function openSession(): Promise<Supabase> {
  opening ??= open().catch((error: unknown) => {
    // The network may be back at the next try.
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<Supabase> {
  const client = await supabase();
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') return end();
    set(stateOf(session));
    // The client passes other new tokens on by itself. Open channels end with a token from before the step.
    if (event === 'MFA_CHALLENGE_VERIFIED') void client.realtime.setAuth();
  });
  set(stateOf((await client.auth.getSession()).data.session));
  return client;
}

/** Resolves once it is known who is there. */
export async function resolveSession(): Promise<SessionState> {
  if (state.status === 'loading') {
    if (hasKeptSession()) await openSession();
    else end();
  }
  return state;
}

export async function signOut(): Promise<void> {
  const client = await openSession();
  await client.auth.signOut({ scope: 'local' });
  remember('demoUser', null);
  end();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void resolveSession().catch(() => set(SIGNED_OUT));
  return () => listeners.delete(listener);
}

function set(next: SessionState): void {
  state = next;
  // What was read here belongs to sessions that have taken the step.
  if (next.status === 'second-step') clearLocalCache();
  for (const listener of listeners) listener();
}

/** Not while it only cannot be known, as without a network: what was read is for such a time. */
function end(): void {
  clearLocalCache();
  set(SIGNED_OUT);
}

function stateOf(session: Session | null): SessionState {
  if (session === null) return SIGNED_OUT;
  markSessionRefused(false);
  const { user } = session;
  const hasSecondStep = (user.factors ?? []).some((factor) => factor.status === 'verified');
  remember('secondStep', hasSecondStep ? 'true' : null);
  if (hasSecondStep && claimsOf(session.access_token).aal !== 'aal2') {
    return { status: 'second-step', email: user.email ?? '' };
  }
  return { status: 'signed-in', person: personOf(user) };
}

/** The metadata is the server's mirror of the profile; it chooses what is shown, and the database what is allowed. */
function personOf(user: User): Person {
  const data = user.user_metadata as Record<string, unknown>;
  return {
    id: user.id,
    email: user.email ?? '',
    name: text(data['name']) ?? '',
    role: matchRole(text(data['role']) ?? '') ?? 'unregistered',
    partnerType: partnerTypes.find((type) => type === data['partner_type']) ?? null,
    permissions: permissions.filter((permission) => asList(data['permissions']).includes(permission)),
    avatarUrl: text(data['avatar_url']),
  };
}

/** Read and not checked: the server does that. */
export function claimsOf(token: string): { aal?: unknown; session_id?: unknown } {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown; session_id?: unknown };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
