// What a service of the platform sees of HTTP.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex, Readable } from 'node:stream';

/** A request without its connection, as the server may also make one for itself. */
export interface PlainRequest {
  method: string;
  /** The path exactly as in the request line, not decoded and without the query. */
  path: string;
  /** Raw, without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  remoteAddress: string;
  signal: AbortSignal;
  /** The whole body, refused with 413 above the limit. */
  readBody(limit?: number): Promise<Buffer>;
}

export interface HttpRequest extends PlainRequest {
  raw: IncomingMessage;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body?: string | Uint8Array | Readable | null;
}

export type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

export interface Service {
  /** Names the service in events. */
  service: string;
  handle: Handler;
  /** Takes over a connection that asks to become a socket. Without it such a request is refused. */
  upgrade?: (request: HttpRequest, socket: Duplex, head: Buffer) => void | Promise<void>;
  /** Begins what runs beside the requests. */
  open?: () => Promise<void>;
  /** Ends it, and every socket with it. */
  close?: () => Promise<void>;
}
