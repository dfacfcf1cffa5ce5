// Offers the camera where a form takes pictures. iOS offers it by itself; Android only where the field asks for nothing else.
import { native as text } from '#web/locales/fr/native.ts';

export function offerCamera(page: Document): void {
  let chosen: HTMLInputElement | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target === chosen || !takesPictures(target)) return;
      event.preventDefault();
      void chooseSource(target);
    },
    { capture: true },
  );

  async function chooseSource(input: HTMLInputElement): Promise<void> {
    const { ask } = await import('#web/features/native/ask.tsx');
    const isCamera = await ask(text.picture);
    input.toggleAttribute('capture', isCamera);
    chosen = input;
    input.click();
    chosen = null;
  }
}

const takesPictures = ({ type, accept }: HTMLInputElement): boolean => type === 'file' && accept.includes('image/');
