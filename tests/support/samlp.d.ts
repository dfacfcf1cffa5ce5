// The part of the library that the tests' SAML provider uses; it ships no types of its own.
declare module 'samlp' {
  type Middleware = (request: object, response: object, next: (error?: Error) => void) => void;

  export interface AuthOptions {
    issuer: string;
    cert: string;
    key: string;
    recipient?: string;
    destination?: string;
    audience?: string;
    inResponseTo?: string;
    lifetimeInSeconds?: number;
    signAssertion?: boolean;
    signResponse?: boolean;
    getUserFromRequest(): object;
    getPostURL(
      audience: string,
      dom: unknown,
      request: unknown,
      done: (error: Error | null, url?: string) => void,
    ): void;
    responseHandler(response: Buffer, options: unknown, request: unknown, answer: unknown, next: unknown): void;
  }

  const samlp: {
    auth(options: AuthOptions): Middleware;
    metadata(options: {
      issuer: string;
      cert: string;
      redirectEndpointPath: string;
      postEndpointPath: string;
    }): Middleware;
  };
  export default samlp;
}
