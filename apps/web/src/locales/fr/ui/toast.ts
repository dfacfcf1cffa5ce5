// What is said around a toast.
export const toastText = {
  label: 'Notification',
  viewport: 'Notifications ({hotkey})',
  close: 'Fermer',
} as const;
