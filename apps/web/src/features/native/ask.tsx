// Asks a question of the native shell. It has a root of its own, because public pages have no place for confirmations.
import { createRoot } from 'react-dom/client';
import type { Question } from '#web/ui/overlays/confirm.ts';
import ConfirmDialog from '#web/ui/overlays/confirm-dialog.tsx';

export function ask(question: Question): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (isAccepted: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isAccepted);
    };
    root.render(<ConfirmDialog {...question} onAnswer={answer} />);
  });
}
