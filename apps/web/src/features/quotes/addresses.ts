// Addresses of the partner's pages about quotes, and the parameter read from them.

/** The parameter with the id of the request that a new quote answers. */
export const REQUEST = 'request';

export const newQuoteAddress = (requestId: string): string => `/partner/quotes/new?${REQUEST}=${requestId}`;

export const quoteAddress = (quoteId: string): string => `/partner/quotes/${quoteId}`;

/** The tabs of `/partner/quotes`, as the address names them. */
export const TAB = 'onglet';

export const templatesAddress = `/partner/quotes?${TAB}=modeles`;

export const newTemplateAddress = '/partner/quotes/templates/new';

export const templateAddress = (templateId: string): string => `/partner/quotes/templates/${templateId}`;
