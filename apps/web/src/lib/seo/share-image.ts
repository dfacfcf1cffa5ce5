// The share picture of a page. The server draws it from the page's title.
export const shareImageOf = (path: string): string => `/share${path.split('?')[0]}.png`;
