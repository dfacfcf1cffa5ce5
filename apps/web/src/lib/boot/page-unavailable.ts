// The code of a page, or of a part of it, could not be loaded. It replaces the browser's own error, whose message differs between browsers.
export class PageUnavailable extends Error {}
