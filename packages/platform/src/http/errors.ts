// Refusals of the HTTP host itself. A service renders them in its own protocol's shape.

export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

export const bodyTooLarge = (limit: number) => new HttpError(413, `The request body is larger than ${limit} bytes`);

export const bodyAborted = () => new HttpError(400, 'The request body ended early');

export const overloaded = () => new HttpError(503, 'The service is busy', { 'retry-after': '1' });
