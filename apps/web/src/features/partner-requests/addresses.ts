// The addresses of a partner's requests.

export const REQUESTS_PATH = '/partner/requests';

export const requestAddress = (requestId: string): string => `${REQUESTS_PATH}/${requestId}`;
