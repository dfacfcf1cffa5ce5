// The picture that stands for a page where it is shared. The server draws it from the page's own title.
export const shareImageOf = (path: string): string => `/share${path.split('?')[0]}.png`;
