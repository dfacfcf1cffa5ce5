// Scales a picture down in the browser before it is uploaded or printed. Drawing it anew also removes the place where it was taken, and
// turns every format that the browser reads, such as HEIC in Safari, into one that all browsers show.
const LONGEST = 2000;
/** On the largest sheet, about a hundred dots to the inch. */
const LONGEST_PRINTED = 2500;
const QUALITY = 0.82;

export interface SmallPicture {
  /** WebP, or JPEG where the browser cannot write it. */
  file: Blob;
  extension: 'webp' | 'jpg';
  width: number;
  height: number;
}

/** Null for a file that this browser cannot read as a picture. */
export async function shrinkPicture(file: Blob): Promise<SmallPicture | null> {
  const canvas = await drawPicture(file, LONGEST, '#fffdfa');
  if (canvas === null) return null;
  const { width, height } = canvas;
  const webp = await write(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return { file: webp, extension: 'webp', width, height };
  return { file: (await write(canvas, 'image/jpeg')) ?? new Blob(), extension: 'jpg', width, height };
}

/** The picture as the JPEG file that a PDF document embeds; null for a file that this browser cannot read. */
export async function jpegOf(file: Blob): Promise<Uint8Array | null> {
  const canvas = await drawPicture(file, LONGEST_PRINTED, '#ffffff');
  const jpeg = canvas === null ? null : await write(canvas, 'image/jpeg');
  return jpeg === null ? null : new Uint8Array(await jpeg.arrayBuffer());
}

/** On a colour, because what is transparent would be black in a JPEG. */
async function drawPicture(file: Blob, longest: number, colour: string): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = colour;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

const write = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
