// What every part of the proof shares: the cluster, the figures it adds to, and plain requests.

import type { MailReceiver } from '#tests/support/mail-receiver.ts';
import type { Cluster } from '../../../scripts/cluster/cluster.ts';
import { MEMBERS, type Member } from '../../../scripts/cluster/layout.ts';

export interface Figure {
  what: string;
  goal: string;
  measured: string;
  isMet: boolean;
}

export interface Stage {
  cluster: Cluster;
  mails: MailReceiver;
  restarts: number;
  failovers: number;
  sockets: number;
  add: (figure: Figure) => void;
  report: (line: string) => void;
}

export type Proof = (stage: Stage) => Promise<void>;

export { MEMBERS, type Member };

const DEADLINE_MS = 20_000;

/** The wedding of the demonstration. */
export const WEDDING = '00000000-0000-4000-8000-0000000000e1';

export type Asked = { method?: string; headers?: Record<string, string>; body?: unknown };

export function ask(url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Response> {
  return fetch(url, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
}

export const secretHeaders = ({ cluster }: Stage): Record<string, string> => {
  const { secretKey } = cluster.keys;
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
};

export const tokenHeaders = ({ cluster }: Stage, token: string): Record<string, string> => ({
  apikey: cluster.keys.publishableKey,
  authorization: `Bearer ${token}`,
});

/** A session of an account of the demonstration. */
export async function signIn(stage: Stage, url: string, account: string): Promise<string> {
  const answer = await ask(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stage.cluster.keys.publishableKey },
    body: { email: `${account}@demo.liesse.example`, password: 'liesse-demo' },
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const milliseconds = (value: number): string => `${Math.round(value)} ms`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
