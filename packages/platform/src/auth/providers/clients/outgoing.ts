// Calls to providers. An address on a private network is refused, whether written as such or found by name at the
// moment of connecting: a discovery document must not make this service reach what only this machine can reach.
import { type LookupAddress, lookup as resolve } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface OutgoingOptions {
  method?: string;
  headers?: Record<string, string> | Headers;
  body?: unknown;
  signal?: AbortSignal | null;
}

/** The part of fetch that the protocol libraries use; redirections are handed back, never followed. */
export type Outgoing = (url: string, options?: OutgoingOptions) => Promise<Response>;

export class OutgoingRefused extends Error {
  constructor(host: string) {
    super(`calls to ${host} are refused`);
    this.name = 'OutgoingRefused';
  }
}

const TIMEOUT_MS = 10_000;
const ANSWER_LIMIT = 1024 * 1024;

/** @param privateOrigins exact origins that may be called although they are private or without TLS. */
export function createOutgoing(privateOrigins: readonly string[]): Outgoing {
  return async (address, options = {}) => {
    const url = new URL(address);
    const isTrusted = privateOrigins.includes(url.origin);
    if (!isTrusted) refusePlainly(url);
    return send(url, options, isTrusted ? undefined : lookupPublic);
  };
}

export function isPrivateAddress(address: string): boolean {
  return isIP(address) === 6 ? privateNetworks().check(address, 'ipv6') : privateNetworks().check(address, 'ipv4');
}

function refusePlainly(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new OutgoingRefused(host);
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw new OutgoingRefused(host);
}

/** Checked where the connection is made, so that a name cannot answer differently the second time. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error) return callback(error, '', 0);
    if (!first || found.some(({ address }) => isPrivateAddress(address)))
      return callback(new OutgoingRefused(hostname), '', 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};

function send(url: URL, options: OutgoingOptions, lookup: LookupFunction | undefined): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const request = start(
      url,
      {
        method: options.method ?? 'GET',
        headers: Object.fromEntries(new Headers(options.headers ?? {})),
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        ...(lookup ? { lookup } : {}),
      },
      (answer) => {
        readAnswer(answer).then(done, fail);
      },
    );
    request.on('error', fail);
    request.end(bodyText(options.body));
  });
}

const bodyText = (body: unknown): string | undefined =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : undefined;

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > ANSWER_LIMIT) throw new Error('the provider answered with too much');
    chunks.push(chunk);
  }
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}

const PRIVATE: ReadonlyArray<[string, number, 'ipv4' | 'ipv6']> = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 16, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

let networks: BlockList | undefined;

function privateNetworks(): BlockList {
  if (networks) return networks;
  networks = new BlockList();
  for (const [network, prefix, family] of PRIVATE) networks.addSubnet(network, prefix, family);
  return networks;
}
