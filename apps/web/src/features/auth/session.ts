// The store of the current session, which every page reads. The platform's client is loaded only when a session is stored or a person
// signs in.
import { matchRole, type PartnerType, type Permission, partnerTypes, permissions, type Role } from '@liesse/domain';
import type { Session, User } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { hasStoredSession, markSessionRefused } from '#web/lib/api/session-storage.ts';
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
  /** The password was accepted, and the second step is missing. */
  | { status: 'second-step'; email: string }
  | { status: 'signed-in'; person: Person; hasSecondStep: boolean };

const LOADING: SessionState = { status: 'loading' };
const SIGNED_OUT: SessionState = { status: 'signed-out' };

let state: SessionState = LOADING;
let opening: Promise<Supabase> | null = null;
const listeners = new Set<() => void>();

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, getSession, () => LOADING);
}

export const getSession = (): SessionState => state;

/** The client, after it subscribed to changes of the session. */
export function openSession(): Promise<Supabase> {
  opening ??= open().catch((error: unknown) => {
    // A later attempt may have a network.
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<Supabase> {
  const client = await supabase();
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') return end();
    // Without a network the client reports none when a token cannot be renewed.
    if (session) set(stateOf(session));
    // The client passes on every other new token. Open channels would end with the token from before the second step.
    if (event === 'MFA_CHALLENGE_VERIFIED') void client.realtime.setAuth();
  });
  set(stateOf((await client.auth.getSession()).data.session));
  return client;
}

/** After the storage of the session was locked or unlocked. */
export async function readSessionAgain(): Promise<void> {
  const client = await openSession();
  set(stateOf((await client.auth.getSession()).data.session));
}

/** Resolves once the session is known. */
export async function resolveSession(): Promise<SessionState> {
  if (state.status === 'loading') {
    if (hasStoredSession()) await openSession();
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
  // Data that was cached belongs to sessions with a completed second step.
  if (next.status === 'second-step') clearLocalCache();
  for (const listener of listeners) listener();
}

/** False while the session is unknown, as without a network: cached data is for that case. */
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
  const isTaken = claimsOf(session.access_token).aal === 'aal2';
  if (hasSecondStep && !isTaken) {
    return { status: 'second-step', email: user.email ?? '' };
  }
  return { status: 'signed-in', person: personOf(user), hasSecondStep: isTaken };
}

/** The server copies the profile into the metadata. It decides what is shown; the database decides what is allowed. */
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

/** Decodes the token without verification, which is the server's task. */
export function claimsOf(token: string): { aal?: unknown; session_id?: unknown } {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown; session_id?: unknown };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
