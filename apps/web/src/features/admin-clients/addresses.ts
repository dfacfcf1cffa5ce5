// The addresses of the administrator's pages about clients.

export const CLIENTS_PATH = '/admin/clients';

export const clientAddress = (clientId: string): string => `${CLIENTS_PATH}/${clientId}`;
