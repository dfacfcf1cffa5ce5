// Names a request by an id of the W3C trace context, by which the server's log, its spans and its statements are found again. Each
// request has an id of its own, so that it says nothing about the person. It is sent to the platform alone.

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;
