// Asks whether the application should be left. It has a root of its own, because public pages have no place for confirmations.
import { createRoot } from 'react-dom/client';
import { native as text } from '#web/locales/fr/native.ts';
import ConfirmDialog from '#web/ui/overlays/confirm-dialog.tsx';

export function confirmExit(): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (isAccepted: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isAccepted);
    };
    root.render(<ConfirmDialog {...text.exit} onAnswer={answer} />);
  });
}
