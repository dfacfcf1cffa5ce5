// Splits typed text into paragraphs and recognises titles.
export interface Paragraph {
  title: string | null;
  text: string;
}

/** A title is one short line that ends no sentence and has text below it. */
const TITLE = /^.{1,48}(?<![.,;])$/u;

export const paragraphsOf = (typed: string): Paragraph[] =>
  typed
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
    .map((block) => {
      const [first = '', ...others] = block.split('\n').map((line) => line.trim());
      const isTitled = others.length > 0 && TITLE.test(first);
      return isTitled
        ? { title: first, text: others.join('\n') }
        : { title: null, text: [first, ...others].join('\n') };
    });
