// The classes of the layer that dims the page under a dialog.
export const backdrop = 'fixed inset-0 z-40 bg-veil motion-safe:animate-fade';
