// The addresses of a partner's quotes.

/** Starts the draft of a quote for a request, or resumes it. */
export const newQuoteAddress = (requestId: string): string => `/partner/quotes/new?request=${requestId}`;

export const quoteAddress = (quoteId: string): string => `/partner/quotes/${quoteId}`;
