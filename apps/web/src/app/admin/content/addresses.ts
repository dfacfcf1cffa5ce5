// The addresses of the content screens.
export const CONTENT_PATH = '/admin/content';
export const PART = 'part';
export const NEW_POST = 'new';
export const partPath = (part: string): string => `${CONTENT_PATH}?${PART}=${part}`;
export const postPath = (postId: string): string => `${CONTENT_PATH}/posts/${postId}`;
export const pagePath = (slug: string): string => `${CONTENT_PATH}/pages/${slug}`;
